import { expect, test } from 'vitest'
import { nearestBorder } from './nearest-border.ts'

test.each([
  [[35, 65, 80], 40, 0],
  [[35, 65, 80], 60, 1],
  [[35, 65, 80], 99, 2],
  [[], 50, null],
])('of %j a press at %d takes %s', (borders, at, nearest) => {
  expect(nearestBorder(borders, at)).toBe(nearest)
})

test('of borders at one position the press opens what is between them', () => {
  expect(nearestBorder([35, 90, 90, 95], 91)).toBe(2)
  expect(nearestBorder([35, 90, 90, 95], 89)).toBe(1)
})
