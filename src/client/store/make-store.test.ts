import { expect, test } from 'vitest'
import {
  filterChanged,
  filtersReset,
  filtersSlice,
  NO_FILTERS,
  selectFilters,
} from '../pages/rating/filters/filters-slice.ts'
import { makeStore, sliceAdded } from './make-store.ts'
import { mobileMenuToggled } from './shell/main-menu-slice.ts'

const empty = () => makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })

test('a deferred slice starts from its initial state and leaves the others alone', () => {
  const store = empty()
  store.dispatch(mobileMenuToggled(true))
  const { mainMenu } = store.getState()
  expect(store.getState().filters).toBeUndefined()
  store.dispatch(sliceAdded(filtersSlice))
  expect(store.getState().filters).toEqual({ filtersObj: NO_FILTERS })
  expect(store.getState().mainMenu).toBe(mainMenu)
})

test('adding a slice twice keeps its state', () => {
  const store = empty()
  store.dispatch(sliceAdded(filtersSlice))
  store.dispatch(filterChanged({ key: 'bt', value: 5 }))
  store.dispatch(sliceAdded(filtersSlice))
  expect(selectFilters(store.getState()).bt).toBe(5)
  store.dispatch(filtersReset())
  expect(selectFilters(store.getState())).toEqual(NO_FILTERS)
})

test('stores of two requests do not share added slices', () => {
  empty().dispatch(sliceAdded(filtersSlice))
  expect(empty().getState().filters).toBeUndefined()
})
