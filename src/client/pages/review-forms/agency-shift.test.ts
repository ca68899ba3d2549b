import { expect, test } from 'vitest'
import { largestShift, shiftText } from './agency-shift.ts'

test.each([
  [{ count: 9, average: 4 }, 5, 'поднимет её на 0,1'],
  [{ count: 9, average: 4.5 }, 1, 'опустит её на 0,35'],
  [{ count: 130, average: 4.7 }, 4, 'опустит её на 0,01'],
  [{ count: 130, average: 4.7 }, 5, 'сдвинет её меньше чем на 0,01'],
])('after %j a mark of %i %s', (reviews, overall, text) => {
  expect(shiftText(reviews, overall)).toBe(text)
})

test('no mark moves the average further than is said before', () => {
  expect(largestShift({ count: 130, average: 4.7 })).toBe('0,03')
  expect(largestShift({ count: 1, average: 3 })).toBe('1')
})
