import { expect, test } from 'vitest'
import { makeStore, sliceAdded } from './make-store.ts'
import { filterChanged, filtersReset, filtersSlice, NO_FILTERS, selectFilters } from './rating/filters-slice.ts'
import { mobileMenuToggled } from './shell/main-menu-slice.ts'

const empty = () => makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })

test('a slice that comes later starts from its own beginning and leaves the others as they are', () => {
  const store = empty()
  store.dispatch(mobileMenuToggled(true))
  const { mainMenu } = store.getState()
  expect(store.getState().filters).toBeUndefined()
  store.dispatch(sliceAdded(filtersSlice))
  expect(store.getState().filters).toEqual({ filtersObj: NO_FILTERS })
  expect(store.getState().mainMenu).toBe(mainMenu)
})

test('a slice added twice keeps what it has', () => {
  const store = empty()
  store.dispatch(sliceAdded(filtersSlice))
  store.dispatch(filterChanged({ key: 'bt', value: 5 }))
  store.dispatch(sliceAdded(filtersSlice))
  expect(selectFilters(store.getState()).bt).toBe(5)
  store.dispatch(filtersReset())
  expect(selectFilters(store.getState())).toEqual(NO_FILTERS)
})

test('stores of two requests do not share what one of them added', () => {
  empty().dispatch(sliceAdded(filtersSlice))
  expect(empty().getState().filters).toBeUndefined()
})
