import { expect, test } from 'vitest'
import {
  agencyViewed,
  viewedAgenciesSlice,
  viewedCleared,
  viewedFollowed,
  viewedRemoved,
  viewedRestored,
} from './viewed-agencies-slice.ts'

type Action = Parameters<typeof viewedAgenciesSlice.reducer>[1]
const after = (...actions: Action[]) => actions.reduce(viewedAgenciesSlice.reducer, viewedAgenciesSlice.initialState)
const idsAfter = (...actions: Action[]) => after(...actions).ids

const card = (id: number, name = `Агентство ${id}`) => ({
  id,
  name,
  name_lat: `agency-${id}`,
  logo: `/media/${id}.svg`,
})
const opened = (id: number) => agencyViewed(card(id))
const restored = (...ids: unknown[]) => viewedRestored({ ids, cards: [] })

test('the agency opened last comes first', () => {
  expect(idsAfter(opened(7), opened(12))).toEqual([12, 7])
})

test('an agency opened again moves to the front', () => {
  expect(idsAfter(opened(7), opened(12), opened(7))).toEqual([7, 12])
})

test('0, null and anything else that is not an id is dropped', () => {
  expect(idsAfter(opened(0), restored(0, null, 5, 'x', -1, 1.5, 5))).toEqual([5])
})

test('agencies opened before storage was read come before the stored ones', () => {
  expect(idsAfter(opened(12), restored(7, 12, 3))).toEqual([12, 7, 3])
})

test('removing one drops its card and keeps the others', () => {
  const { ids, cards } = after(opened(7), opened(12), opened(3), viewedRemoved(12))
  expect(ids).toEqual([3, 7])
  expect(Object.keys(cards)).toEqual(['3', '7'])
})

test('clearing empties the list', () => {
  expect(after(opened(7), viewedCleared())).toEqual({ ids: [], cards: {} })
})

test('an agency that changed its name is shown under the new one', () => {
  const kept = viewedRestored({ ids: [7], cards: [card(7, 'Старое имя')] })
  expect(after(opened(7), kept).cards[7]?.name).toBe('Агентство 7')
  expect(after(kept, opened(7)).cards[7]?.name).toBe('Агентство 7')
})

test('an agency removed in another tab is removed here', () => {
  expect(idsAfter(opened(7), opened(12), viewedFollowed({ ids: [12], cards: [card(12)] }))).toEqual([12])
})

test('the list is bounded', () => {
  const many = Array.from({ length: 80 }, (_, index) => index + 1)
  expect(idsAfter(restored(...many))).toHaveLength(50)
})
