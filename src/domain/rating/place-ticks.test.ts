import { expect, test } from 'vitest'
import { placeTicks } from './place-ticks.ts'

test('marks begin with the first place and end with the last', () => {
  expect(placeTicks(209)).toEqual([1, ...Array.from({ length: 20 }, (_, index) => (index + 1) * 10), 209])
  expect(placeTicks(244).slice(-3)).toEqual([200, 220, 244])
})

test('the marks of a tier fit its number', () => {
  expect(placeTicks(12)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  expect(placeTicks(41).slice(0, 3)).toEqual([1, 2, 4])
  expect(placeTicks(41).at(-1)).toBe(41)
})

test('a list that is in sight at once has no marks', () => {
  expect(placeTicks(9)).toEqual([])
})

test('no two marks are nearer than half a step', () => {
  for (let places = 10; places < 3000; places += 1) {
    const ticks = placeTicks(places)
    expect(ticks.length).toBeLessThanOrEqual(24)
    expect(new Set(ticks).size).toBe(ticks.length)
    expect(ticks.at(-1)).toBe(places)
  }
})
