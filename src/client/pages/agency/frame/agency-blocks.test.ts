import { expect, test } from 'vitest'
import type { CallApi, CallName } from '#contract/index.ts'
import { mobileReviewsSlice } from '../../../features/review-card/mobile-reviews-slice.ts'
import { openMobileReview } from '../../../features/review-card/open-mobile-review.ts'
import { makeStore } from '../../../store/make-store.ts'
import { EMPTY_RECORD, recordOf, remoteActions } from '../../../store/remote.ts'
import { agencyEntered, blocksCleared, reviewsReset } from './agency-blocks.ts'

const NORTH = { agency: 'severny-kontur' }
const PROJECT = '/v2/portfolio/projects/{id}'

function storeWith(answers: [CallName, request: object, response: object][]) {
  const store = makeStore(undefined, { api: (async () => ({ review: { id: 38 } })) as unknown as CallApi })
  for (const [name, request, response] of answers) {
    store.dispatch(remoteActions.started({ name, request }))
    store.dispatch(remoteActions.ended({ name, request, response }))
  }
  const known = () => Object.keys(store.getState().remote)
  return { store, known }
}

const answersOf = (agency: string): [CallName, object, object][] => [
  ['agency-header', { agency }, {}],
  ['agency-clients', { agency }, {}],
  ['agency-reviews', { agency, category: 'sites', price: 2 }, { reviews: [] }],
  ['reviews-count-and-filters', { agency, category: 'sites', price: 2 }, {}],
  ['agency-portfolio-list', { agency }, { data: [] }],
  [PROJECT, { id: 7 }, { agency: { name_lat: agency } }],
  ['/v2/portfolio/categories/{id}', { id: 5 }, { agency }],
  ['agency-review-get', { id: 38 }, { review: { agency: { name_lat: agency } } }],
]

test('blocks are reset independently', () => {
  const { store, known } = storeWith(answersOf(NORTH.agency))
  store.dispatch(blocksCleared('clients', 'portfolio'))
  expect(known()).toEqual([
    'agency-header severny-kontur',
    'agency-reviews',
    'reviews-count-and-filters',
    'agency-review-get',
  ])
  expect(recordOf(store.getState().remote, 'agency-clients')).toBe(EMPTY_RECORD)
})

test('a full reset of reviews forgets the list, the filter and the reviews opened on a phone', async () => {
  const { store, known } = storeWith(answersOf(NORTH.agency))
  await store.dispatch(openMobileReview('agency-review-get', 38))
  expect(store.getState().mobileReviews).toHaveProperty('38')
  store.dispatch(reviewsReset())
  expect(known()).not.toContain('agency-reviews')
  expect(known()).not.toContain('reviews-count-and-filters')
  expect(known()).toContain('agency-portfolio-list')
  expect(store.getState().mobileReviews).toBe(mobileReviewsSlice.initialState)
})

test('entering another agency clears what was loaded for the previous one', () => {
  const { store, known } = storeWith(answersOf(NORTH.agency))
  store.dispatch(agencyEntered('volga-studio'))
  expect(known()).not.toContain('agency-clients')
  expect(known()).not.toContain('agency-reviews')
  expect(known()).not.toContain('reviews-count-and-filters')
  expect(known()).not.toContain('agency-portfolio-list')
})

test('the id of another agency’s project keeps its response, so that the page can say so', () => {
  const { store } = storeWith(answersOf(NORTH.agency))
  store.dispatch(agencyEntered('volga-studio'))
  expect(recordOf(store.getState().remote, PROJECT).response).not.toBeNull()
})

test('an agency keeps its own records, pending ones too', () => {
  const { store, known } = storeWith(answersOf(NORTH.agency))
  store.dispatch(remoteActions.started({ name: 'agency-reviews', request: { ...NORTH, category: 'all', price: 0 } }))
  const before = store.getState().remote
  store.dispatch(agencyEntered(NORTH.agency))
  expect(store.getState().remote).toBe(before)
  expect(known()).toContain('agency-reviews')
})
