import { expect, test } from 'vitest'
import { continueMonths, yearAgo } from './month-places.ts'

test('the first place is the whole line', () => {
  expect(continueMonths([], 1, 5)).toEqual([5])
  expect(continueMonths([], 0, 5)).toEqual([5])
  expect(continueMonths([], 40, 5)).toEqual([5])
})

test('a recompute within the month replaces its place', () => {
  expect(continueMonths([7, 6], 0, 5)).toEqual([7, 5])
})

test('a new month is appended, and a year before it is kept', () => {
  expect(continueMonths([7, 6], 1, 5)).toEqual([7, 6, 5])
  expect(continueMonths([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 1, 14)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14,
  ])
})

test('the place a year ago is known only when the history reaches so far', () => {
  expect(yearAgo([9, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1])).toBe(9)
  expect(yearAgo([9, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1])).toBeNull()
})

test('months without a place stay empty, never at the start', () => {
  expect(continueMonths([7], 3, 5)).toEqual([7, null, null, 5])
  expect(continueMonths([7, null, null, 6], 10, 5)).toEqual([6, ...Array(9).fill(null), 5])
  expect(continueMonths([7, 6], 13, 5)).toEqual([5])
})

test('a date before the last stored month restarts the history', () => {
  expect(continueMonths([7, 6], -1, 5)).toEqual([5])
})
