import { expect, test } from 'vitest'
import { readingAt } from './reading-at.ts'

const STOPS = [
  { y: -400, at: 0 },
  { y: 0, at: 2 },
  { y: 100, at: 2 },
  { y: 500, at: 6 },
]

test('the reading moves straight from stop to stop', () => {
  expect(readingAt(STOPS, -200)).toBe(1)
  expect(readingAt(STOPS, 50)).toBe(2)
  expect(readingAt(STOPS, 300)).toBe(4)
})

test('the reading stays on the ruler before and after the text', () => {
  expect(readingAt(STOPS, -900)).toBe(0)
  expect(readingAt(STOPS, 900)).toBe(6)
  expect(readingAt([], 0)).toBe(0)
})

test('stops at one height do not divide by zero', () => {
  expect(
    readingAt(
      [
        { y: 0, at: 1 },
        { y: 0, at: 3 },
        { y: 10, at: 4 },
      ],
      0,
    ),
  ).toBe(3)
})
