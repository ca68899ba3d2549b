import { expect, test } from 'vitest'
import { reviewsCalls, reviewsIn } from '../agency-query.ts'
import { widerChoice } from './no-reviews.tsx'
import { reviewsHref } from './use-reviews.ts'

const AGENCY = 'severny-kontur'
const query = (search: string) => new URLSearchParams(search)

test('an empty query gives the defaults', () => {
  expect(reviewsIn(query(''))).toEqual({ category: 'all', price: 0 })
})

test.each(['category=unknown', 'category=__proto__', 'price=9', 'price=abc', 'price=-1'])(
  'an invalid parameter is ignored: %s',
  search => {
    expect(reviewsIn(query(search))).toEqual({ category: 'all', price: 0 })
  },
)

test('a choice round-trips through its URL, and defaults are left out', () => {
  const choice = { category: 'sites', price: 2 }
  expect(reviewsHref(AGENCY, choice)).toBe('/agency-severny-kontur/reviews/?category=sites&price=2')
  expect(reviewsIn(query('category=sites&price=2'))).toEqual(choice)
  expect(reviewsHref(AGENCY, { category: 'all', price: 0 })).toBe('/agency-severny-kontur/reviews/')
})

test('a list may start at a cursor from the server', () => {
  expect(reviewsHref(AGENCY, { category: 'all', price: 0 }, 'k1-2')).toBe('/agency-severny-kontur/reviews/?next=k1-2')
})

test('summary and list are requested with the same filters, and only the list with the cursor', () => {
  expect(reviewsCalls(AGENCY, query('price=2&next=k1-2'))).toEqual([
    { name: 'reviews-count-and-filters', params: { agency: AGENCY, category: 'all', price: 2 } },
    { name: 'agency-reviews', params: { agency: AGENCY, category: 'all', price: 2, next: 'k1-2' } },
  ])
})

const SUMMARY = {
  data: [
    { slug: 'all', title: 'Все услуги', count: 3 },
    { slug: 'sites', title: 'Разработка сайтов', count: 0 },
  ],
  price_range: [
    { id: 0, title: 'Любая стоимость', count: 64 },
    { id: 4, title: 'от 3 млн ₽', count: 0 },
  ],
  selected: 'sites',
  selectedPrice: 4,
  count: 112,
}

test('with no results, the price is dropped first, then the service, then both', () => {
  expect(widerChoice(SUMMARY)).toEqual({
    title: 'Разработка сайтов, любая стоимость',
    count: 64,
    choice: { category: 'sites', price: 0 },
  })
  const [any, ...ranges] = SUMMARY.price_range
  const noneOfService = { ...SUMMARY, price_range: [{ ...any, id: 0, title: '', count: 0 }, ...ranges] }
  expect(widerChoice(noneOfService)?.choice).toEqual({ category: 'all', price: 4 })
  expect(widerChoice({ ...noneOfService, data: [] })).toEqual({
    title: 'Все отзывы',
    count: 112,
    choice: { category: 'all', price: 0 },
  })
})

test('an agency without reviews has no wider choice', () => {
  expect(widerChoice({ ...SUMMARY, data: [], price_range: [], count: 0 })).toBeNull()
})
