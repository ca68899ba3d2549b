import { expect, test, vi } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import type { Review } from '#contract/shapes/review.ts'
import { makeStore } from '../../store/make-store.ts'
import { remoteActions } from '../../store/remote.ts'
import { selectMobileReview } from './mobile-reviews-slice.ts'
import { openMobileReview } from './open-mobile-review.ts'

const WHOLE = { id: 38, body: 'Весь отзыв целиком', is_cut: false } as Review

const answering = () => vi.fn(async () => ({ review: WHOLE, previous: null, next: null }))
const storeWith = (api: (...asked: never[]) => Promise<unknown>) => makeStore(undefined, { api: api as CallApi })

test('a review that was never opened is not in the store', () => {
  const { getState } = storeWith(answering())
  expect(getState().mobileReviews).toBeUndefined()
  expect(selectMobileReview(getState(), 38)).toBeUndefined()
})

test('an opened review loads and is stored by id', async () => {
  const api = answering()
  const { dispatch, getState } = storeWith(api)
  const opening = dispatch(openMobileReview('agency-review-get', 38))
  expect(selectMobileReview(getState(), 38)).toEqual({ review: null, isAjax: true, isNotLoaded: true, error: null })
  await opening
  expect(api).toHaveBeenCalledExactlyOnceWith('agency-review-get', { id: 38 })
  expect(getState().mobileReviews).toEqual({ 38: { review: WHOLE, isAjax: false, isNotLoaded: false, error: null } })
})

test.each(['cms-review-get', 'customer-review-get'] as const)('a list may ask by %s', async call => {
  const api = answering()
  await storeWith(api).dispatch(openMobileReview(call, 38))
  expect(api).toHaveBeenCalledExactlyOnceWith(call, { id: 38 })
})

test('a review is requested once, however often it is opened', async () => {
  const api = answering()
  const { dispatch } = storeWith(api)
  await Promise.all([
    dispatch(openMobileReview('agency-review-get', 38)),
    dispatch(openMobileReview('agency-review-get', 38)),
  ])
  await dispatch(openMobileReview('agency-review-get', 38))
  expect(api).toHaveBeenCalledOnce()
})

test('a failure is reported and cleared when a retry succeeds', async () => {
  const api = vi.fn(answering()).mockRejectedValueOnce(new Error('unexpected'))
  const { dispatch, getState } = storeWith(api)
  await dispatch(openMobileReview('agency-review-get', 38))
  expect(selectMobileReview(getState(), 38)).toEqual({
    review: null,
    isAjax: false,
    isNotLoaded: true,
    error: 'Error without any message',
  })
  await dispatch(openMobileReview('agency-review-get', 38))
  expect(selectMobileReview(getState(), 38)).toMatchObject({ review: WHOLE, isNotLoaded: false, error: null })
})

test('clearing the call forgets its reviews', async () => {
  const { dispatch, getState } = storeWith(answering())
  await dispatch(openMobileReview('agency-review-get', 38))
  dispatch(remoteActions.cleared(['agency-reviews']))
  expect(selectMobileReview(getState(), 38)).toBeDefined()
  dispatch(remoteActions.cleared(['agency-review-get']))
  expect(selectMobileReview(getState(), 38)).toBeUndefined()
})
