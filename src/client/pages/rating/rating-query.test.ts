import { expect, test } from 'vitest'
import { chosenFilters, filterSearch, readFilters } from '#domain/rating/rating-filters.ts'
import { ratingRequest } from '../../features/rating-request/rating-request.ts'
import { NO_FILTERS } from './filters/filters-slice.ts'
import { ownRowRequest, whyRequest } from './rating-query.ts'

const KAZAN = { type: 'digital-agencies', slice: { kind: 'city', slug: 'kazan' } } as const

test('filters are read from the query as numbers', () => {
  expect(readFilters(new URLSearchParams('bt=5&cities=12&utm_source=mail'))).toEqual({
    ...NO_FILTERS,
    bt: 5,
    cities: 12,
  })
})

test.each(['bt=', 'bt=0', 'bt=-1', 'bt=abc', 'bt=1e3', 'bt=12345', 'bt=1.5'])('«%s» is ignored', search => {
  expect(readFilters(new URLSearchParams(search))).toEqual(NO_FILTERS)
})

test('the query has one canonical order', () => {
  expect(filterSearch({ ...NO_FILTERS, oc: 1, cities: 12 })).toBe('?cities=12&oc=1')
  expect(filterSearch(NO_FILTERS)).toBe('')
})

test('filters round-trip through the query', () => {
  const filters = { countries: 1, cities: 2, bt: 3, st: 4, systems: 5, oc: 6 }
  expect(readFilters(new URLSearchParams(filterSearch(filters)))).toEqual(filters)
  expect(chosenFilters(filters)).toHaveLength(6)
})

test('unset filters are explicit keys, so a filtered answer does not match an unfiltered request', () => {
  const request = ratingRequest(KAZAN, new URLSearchParams())
  expect(Object.entries(request)).toContainEqual(['bt', undefined])
  expect(JSON.parse(JSON.stringify(request))).toEqual({ path: '/digital-agencies/kazan/' })
})

test('an explanation is requested only for a valid agency id', () => {
  expect(whyRequest(KAZAN, new URLSearchParams('why=42'))).toEqual({ path: '/digital-agencies/kazan/', ids: '42' })
  for (const search of ['', 'why=', 'why=0', 'why=1,2', 'why=x']) {
    expect(whyRequest(KAZAN, new URLSearchParams(search))).toBeNull()
  }
})

test('a typed name is trimmed and cut, and none asks nothing', () => {
  const own = (name: string) => ownRowRequest(KAZAN, new URLSearchParams({ own: name }))
  expect(own(' Бюро\u0000 ')).toEqual({ path: '/digital-agencies/kazan/', name: 'Бюро' })
  expect(own('я'.repeat(5000))?.name).toHaveLength(100)
  expect([own(''), own('  '), ownRowRequest(KAZAN, new URLSearchParams())]).toEqual([null, null, null])
})
