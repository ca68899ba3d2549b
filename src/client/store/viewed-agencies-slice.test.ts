import { expect, test } from 'vitest'
import { agencyViewed, viewedAgenciesSlice, viewedRemoved, viewedRestored } from './viewed-agencies-slice.ts'

type Action = Parameters<typeof viewedAgenciesSlice.reducer>[1]
const idsAfter = (...actions: Action[]) =>
  actions.reduce(viewedAgenciesSlice.reducer, viewedAgenciesSlice.initialState).ids

test('the agency opened last comes first', () => {
  expect(idsAfter(agencyViewed(7), agencyViewed(12))).toEqual([12, 7])
})

test('an agency opened again moves to the front and stands there once', () => {
  expect(idsAfter(agencyViewed(7), agencyViewed(12), agencyViewed(7))).toEqual([7, 12])
})

test('ids of 0 and null and whatever else is no id are discarded', () => {
  expect(idsAfter(agencyViewed(0), viewedRestored([0, null, 5, 'x', -1, 1.5, 5]))).toEqual([5])
})

test('what was opened before the storage was read stays in front of what it held', () => {
  expect(idsAfter(agencyViewed(12), viewedRestored([7, 12, 3]))).toEqual([12, 7, 3])
})

test('a removed agency is gone, the others stay', () => {
  expect(idsAfter(viewedRestored([7, 12, 3]), viewedRemoved(12))).toEqual([7, 3])
})
