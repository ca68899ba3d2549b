import type { Params } from '#contract/index.ts'
import { priceRangeById } from '#domain/vocabulary/price-ranges.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { type CallRequest, callRequest } from '../../../store/remote.ts'

/** Spec §3: the defaults are `all` and 0. */
export interface ReviewChoice {
  category: string
  price: number
}

export const ANY_REVIEW: ReviewChoice = { category: 'all', price: 0 }
export const REVIEW_KEYS = ['category', 'price', 'next'] as const

const CURSOR = /^[0-9a-z]{1,16}-[0-9a-z]{1,8}$/

/** Unknown services and price ranges are ignored. */
export function choiceIn(query: URLSearchParams): ReviewChoice {
  const category = serviceBySlug(query.get('category') ?? '')?.slug ?? ANY_REVIEW.category
  return { category, price: priceRangeById(Number(query.get('price')))?.id ?? ANY_REVIEW.price }
}

export function cursorIn(query: URLSearchParams): string | null {
  const next = query.get('next') ?? ''
  return CURSOR.test(next) ? next : null
}

export function listParams(agency: string, choice: ReviewChoice, next: string | null): Params<'agency-reviews'> {
  return next === null ? { agency, ...choice } : { agency, ...choice, next }
}

export function reviewsCalls(agency: string, query: URLSearchParams): CallRequest[] {
  const choice = choiceIn(query)
  return [
    callRequest('reviews-count-and-filters', { agency, ...choice }),
    callRequest('agency-reviews', listParams(agency, choice, cursorIn(query))),
  ]
}
