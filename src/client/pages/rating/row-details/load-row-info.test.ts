import { expect, test, vi } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { makeStore } from '../../../store/make-store.ts'
import {
  type AdditionalInfo,
  extraVotesToggled,
  selectIsExtraVotes,
  selectOpenRows,
  selectRowInfo,
} from '../rows/rating-rows-slice.ts'
import { loadRowInfo, openRow } from './load-row-info.ts'

const KAZAN = '/digital-agencies/kazan/'
const SAMARA = '/digital-agencies/samara/'
const INFO: AdditionalInfo = {
  agency: { id: 7, name: 'Северный контур', name_lat: 'severny-kontur', logo: '', city: 'Казань' },
  place: 1,
  score: 92.4,
  specialisation: [],
  works: [],
  last_review: null,
  clients: ['Волжские окна'],
  addends: [],
  place_range: { from: 1, to: 3 },
  ...{ above: null, below: null, months: [], steps: [] },
  votes: [],
}

const answering = (info: Record<string, AdditionalInfo> = { 7: INFO }) => vi.fn(async () => ({ additional_info: info }))
const storeWith = (api: (...asked: never[]) => Promise<unknown>) => makeStore(undefined, { api: api as CallApi })
const settled = () => new Promise(resolve => setTimeout(resolve))

test('opening a row loads its data for this agency in this rating', async () => {
  const api = answering()
  const store = storeWith(api)
  store.dispatch(openRow(KAZAN, 7, 'more'))
  expect(selectOpenRows(store.getState(), KAZAN)).toEqual({ 7: 'more' })
  expect(selectRowInfo(store.getState(), 7)).toEqual({ info: null, isAjax: true, isError: false })
  await settled()
  expect(api).toHaveBeenCalledExactlyOnceWith('rating-additional-info', { path: KAZAN, ids: '7' })
  expect(selectRowInfo(store.getState(), 7)).toEqual({ info: INFO, isAjax: false, isError: false })
})

test('pressing again closes it, another part replaces it, and nothing loads twice', async () => {
  const api = answering()
  const store = storeWith(api)
  const open = () => selectOpenRows(store.getState(), KAZAN)
  store.dispatch(openRow(KAZAN, 7, 'more'))
  await settled()
  store.dispatch(openRow(KAZAN, 7, 'why'))
  expect(open()).toEqual({ 7: 'why' })
  store.dispatch(openRow(KAZAN, 7, 'why'))
  expect(open()).toEqual({})
  store.dispatch(openRow(KAZAN, 7, 'why'))
  expect(open()).toEqual({ 7: 'why' })
  expect(api).toHaveBeenCalledOnce()
})

test('several rows can be open at once', () => {
  const store = storeWith(answering())
  store.dispatch(openRow(KAZAN, 7, 'more'))
  store.dispatch(openRow(KAZAN, 9, 'why'))
  expect(selectOpenRows(store.getState(), KAZAN)).toEqual({ 7: 'more', 9: 'why' })
})

test('another rating starts with all rows closed and its own figures', async () => {
  const api = answering()
  const store = storeWith(api)
  store.dispatch(openRow(KAZAN, 7, 'why'))
  await settled()
  expect(selectOpenRows(store.getState(), SAMARA)).toEqual({})
  store.dispatch(openRow(SAMARA, 7, 'why'))
  expect(selectRowInfo(store.getState(), 7)).toMatchObject({ info: null, isAjax: true })
  expect(api).toHaveBeenCalledTimes(2)
})

test('a response for the previous rating is dropped', async () => {
  const store = storeWith(answering())
  store.dispatch(openRow(KAZAN, 7, 'why'))
  store.dispatch(openRow(SAMARA, 9, 'why'))
  await settled()
  expect(selectRowInfo(store.getState(), 7)).toEqual({ info: null, isAjax: false, isError: false })
})

test('a failure is reported and cleared when a retry succeeds', async () => {
  const api = vi.fn(answering()).mockRejectedValueOnce(new Error('Network Error'))
  const store = storeWith(api)
  store.dispatch(openRow(KAZAN, 7, 'more'))
  await settled()
  expect(selectRowInfo(store.getState(), 7)).toEqual({ info: null, isAjax: false, isError: true })
  await store.dispatch(loadRowInfo(KAZAN, 7))
  expect(selectRowInfo(store.getState(), 7)).toEqual({ info: INFO, isAjax: false, isError: false })
})

test('a response without the agency is a failure, not an empty row', async () => {
  const store = storeWith(answering({}))
  store.dispatch(openRow(KAZAN, 7, 'more'))
  await settled()
  expect(selectRowInfo(store.getState(), 7)).toMatchObject({ isError: true })
})

test('expert votes are toggled for all rows together', () => {
  const store = storeWith(answering())
  const isShown = () => selectIsExtraVotes(store.getState())
  store.dispatch(openRow(KAZAN, 7, 'more'))
  expect(isShown()).toBe(false)
  store.dispatch(extraVotesToggled())
  expect(isShown()).toBe(true)
  store.dispatch(extraVotesToggled())
  expect(isShown()).toBe(false)
})

test('selectors work before the slice is added', () => {
  const { getState } = storeWith(answering())
  expect(getState().ratingRows).toBeUndefined()
  expect(selectOpenRows(getState(), KAZAN)).toEqual({})
  expect(selectRowInfo(getState(), 7)).toEqual({ info: null, isAjax: false, isError: false })
  expect(selectIsExtraVotes(getState())).toBe(false)
})
