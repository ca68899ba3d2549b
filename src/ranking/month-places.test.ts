import { expect, test } from 'vitest'
import { continueMonths } from './month-places.ts'

test('the first place is the whole line', () => {
  expect(continueMonths([], 1, 5)).toEqual([5])
  expect(continueMonths([], 0, 5)).toEqual([5])
  expect(continueMonths([], 40, 5)).toEqual([5])
})

test('a recompute within the month replaces its place', () => {
  expect(continueMonths([7, 6], 0, 5)).toEqual([7, 5])
})

test('a new month is appended, and twelve are kept', () => {
  expect(continueMonths([7, 6], 1, 5)).toEqual([7, 6, 5])
  expect(continueMonths([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 1, 13)).toEqual([
    2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ])
})

test('months without a place stay empty, never at the start', () => {
  expect(continueMonths([7], 3, 5)).toEqual([7, null, null, 5])
  expect(continueMonths([7, null, null, 6], 9, 5)).toEqual([6, null, null, null, null, null, null, null, null, 5])
  expect(continueMonths([7, 6], 12, 5)).toEqual([5])
})

test('a date before the last month starts anew', () => {
  expect(continueMonths([7, 6], -1, 5)).toEqual([5])
})
