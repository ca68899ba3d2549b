import { expect, test } from 'vitest'
import { makeStore } from '../make-store.ts'
import { abOptionSet, selectAbOption, serverRendered } from './site-slice.ts'

const newStore = () => makeStore(undefined, { api: () => Promise.reject(new Error('Nothing is asked here')) })

test('an action sets the server-rendered flag', () => {
  const store = newStore()
  expect(store.getState().site.isServerRendered).toBe(false)
  store.dispatch(serverRendered(true))
  expect(store.getState().site.isServerRendered).toBe(true)
})

test('the option of an A/B test can be set, and is absent until then', () => {
  const store = newStore()
  expect(selectAbOption(store.getState())).toBeUndefined()
  store.dispatch(abOptionSet('offers'))
  expect(selectAbOption(store.getState())).toBe('offers')
})
