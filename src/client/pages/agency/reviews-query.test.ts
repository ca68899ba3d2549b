import { expect, test } from 'vitest'
import { MARK_FILTERS, REVIEW_ORDERS } from '#domain/review/review-filters.ts'
import { reviewsHref } from './reviews/reviews-href.ts'
import { ANY_REVIEW, reviewsCalls, reviewsIn } from './reviews-query.ts'

const AGENCY = 'severny-kontur'
const TAB = `/agency-${AGENCY}/reviews/`
const query = (search: string) => new URLSearchParams(search)

test('an empty query gives the defaults', () => {
  expect(reviewsIn(query(''))).toEqual(ANY_REVIEW)
})

test.each([
  ...['category=unknown', 'category=__proto__', 'price=9', 'price=abc', 'price=-1', 'mark=6', 'mark=any', 'mark=55'],
  ...['year=1999', 'year=20255', 'paper=1', 'mail=false', 'better=', 'order=old', 'order=new', 'order=lowest'],
])('an invalid parameter is ignored: %s', search => {
  expect(reviewsIn(query(search))).toEqual(ANY_REVIEW)
})

test.each([
  ...MARK_FILTERS.map(({ id }) => `mark=${id}`),
  ...REVIEW_ORDERS.filter(({ id }) => id !== 'new').map(({ id }) => `order=${id}`),
  ...['category=sites', 'price=2', 'year=2025', 'mail=true', 'paper=true', 'better=true'],
  'category=sites&price=2&mark=low&year=2024&mail=true&paper=true&better=true&order=proven',
])('a choice round-trips through its URL: %s', search => {
  const choice = reviewsIn(query(search))
  expect(choice).not.toEqual(ANY_REVIEW)
  expect(reviewsHref(AGENCY, choice)).toBe(`${TAB}?${search}`)
})

test('a change keeps the other filters, and a default or null removes its own', () => {
  const choice = reviewsIn(query('category=sites&mark=5&order=low'))
  expect(reviewsHref(AGENCY, choice, { year: '2025' })).toBe(`${TAB}?category=sites&mark=5&year=2025&order=low`)
  expect(reviewsHref(AGENCY, choice, { mark: '4', category: null })).toBe(`${TAB}?mark=4&order=low`)
  expect(reviewsHref(AGENCY, choice, { order: 'new' })).toBe(`${TAB}?category=sites&mark=5`)
  expect(reviewsHref(AGENCY, ANY_REVIEW)).toBe(TAB)
})

test('a list may start at a cursor from the server', () => {
  expect(reviewsHref(AGENCY, ANY_REVIEW, { next: 'k1-2' })).toBe(`${TAB}?next=k1-2`)
})

test('summary and list are requested with the same filters, and only the list with order and cursor', () => {
  const { order: _, ...filters } = { ...ANY_REVIEW, price: 2, paper: 'true' }
  expect(reviewsCalls(AGENCY, query('price=2&paper=true&order=high&next=k1-2-5'))).toEqual([
    { name: 'reviews-count-and-filters', params: { agency: AGENCY, ...filters } },
    { name: 'agency-reviews', params: { agency: AGENCY, ...filters, order: 'high', next: 'k1-2-5' } },
  ])
})

test('every filter is an explicit key, so a narrower answer does not match', () => {
  expect(Object.keys(reviewsIn(query('mark=5')))).toEqual(Object.keys(ANY_REVIEW))
})
