import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanAgencyIds, parseAgencyIds } from './agency-ids.ts'

test('zero and null go, duplicates go, the order stays', () => {
  expect(cleanAgencyIds([7, 0, 3, null, 7, 3, 12])).toEqual([7, 3, 12])
})

test('storage that holds no list is an empty list', () => {
  for (const stored of [null, undefined, 'x', 7, { 0: 1 }]) expect(cleanAgencyIds(stored)).toEqual([])
})

test('whatever was stored, ids come out positive, whole and single, and cleaning again changes nothing', () => {
  fc.assert(
    fc.property(fc.anything(), stored => {
      const ids = cleanAgencyIds(stored)
      expect(ids.every(id => Number.isInteger(id) && id > 0)).toBe(true)
      expect(cleanAgencyIds([...ids, ...ids])).toEqual(ids)
    }),
  )
})

test('ids of an address are read', () => {
  expect(parseAgencyIds('12,7,,0,x,7')).toEqual([12, 7])
  expect(parseAgencyIds('')).toEqual([])
})
