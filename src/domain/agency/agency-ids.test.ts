import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAgencyIds, parseAgencyIds } from './agency-ids.ts'

test('zero, null and duplicates are removed, the order is kept', () => {
  expect(cleanAgencyIds([7, 0, 3, null, 7, 3, 12])).toEqual([7, 3, 12])
})

test('stored values that are not a list give an empty list', () => {
  for (const stored of [null, undefined, 'x', 7, { 0: 1 }]) expect(cleanAgencyIds(stored)).toEqual([])
})

test('any stored value gives unique positive integers, and cleaning is idempotent', () => {
  fc.assert(
    fc.property(fc.anything(), stored => {
      const ids = cleanAgencyIds(stored)
      expect(ids.every(id => Number.isInteger(id) && id > 0)).toBe(true)
      expect(cleanAgencyIds([...ids, ...ids])).toEqual(ids)
    }),
  )
})

test('ids are parsed from a query string', () => {
  expect(parseAgencyIds('12,7,,0,x,7')).toEqual([12, 7])
  expect(parseAgencyIds('')).toEqual([])
})
