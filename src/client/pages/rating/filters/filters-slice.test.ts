import { expect, test } from 'vitest'
import {
  filterChanged,
  filterCleared,
  filtersClearedAndChanged,
  filtersMerged,
  filtersReset,
  filtersSlice,
  NO_FILTERS,
} from './filters-slice.ts'

type Action = { type: string; payload: unknown }

const after = (...actions: Action[]) =>
  actions.reduce(filtersSlice.reducer, filtersSlice.reducer(undefined, { type: '' })).filtersObj

test('at first every filter is off', () => {
  expect(after()).toEqual({ countries: 0, cities: 0, bt: 0, st: 0, systems: 0, oc: 0 })
})

test('a payload is merged into what was chosen before', () => {
  expect(after(filtersMerged({ cities: 3, bt: 5 }), filtersMerged({ bt: 7 }))).toEqual({
    ...NO_FILTERS,
    cities: 3,
    bt: 7,
  })
})

test('a reset puts all of them to zero', () => {
  expect(after(filtersMerged({ cities: 3, oc: 1 }), filtersReset())).toEqual(NO_FILTERS)
})

test('one is cleared and the others stay', () => {
  expect(after(filtersMerged({ cities: 3, oc: 1 }), filterCleared('cities'))).toEqual({ ...NO_FILTERS, oc: 1 })
})

test('one is changed and the others stay', () => {
  expect(after(filtersMerged({ cities: 3 }), filterChanged({ key: 'systems', value: 2 }))).toEqual({
    ...NO_FILTERS,
    cities: 3,
    systems: 2,
  })
})

test('clear-and-change keeps nothing of the earlier choice', () => {
  expect(after(filtersMerged({ cities: 3, oc: 1 }), filtersClearedAndChanged({ st: 4 }))).toEqual({
    ...NO_FILTERS,
    st: 4,
  })
})
