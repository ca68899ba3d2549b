import type { Params } from '#contract/index.ts'
import { priceRangeById } from '#domain/vocabulary/price-ranges.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { cursorIn } from '#domain/web/cursor.ts'
import { type CallRequest, callRequest } from '../../store/remote.ts'

// Every page loads this file.

const SIGN = /^true$/
const PATTERNS = {
  mark: /^([1-5]|low)$/,
  year: /^20\d\d$/,
  mail: SIGN,
  paper: SIGN,
  better: SIGN,
  order: /^(proven|low|high)$/,
}

/** Spec §3: the defaults of service and price are `all` and 0. Other filters are undefined while they are off. */
export type ReviewChoice = { category: string; price: number } & { [Key in keyof typeof PATTERNS]?: string }

/** Unknown values are ignored. Sets every key, because the store compares requests key by key. */
export const reviewsIn = (query: URLSearchParams): ReviewChoice => ({
  category: serviceBySlug(query.get('category') ?? '')?.slug ?? 'all',
  price: priceRangeById(Number(query.get('price')))?.id ?? 0,
  ...Object.fromEntries(Object.entries(PATTERNS).map(([key, on]) => [key, on.exec(query.get(key) ?? '')?.[0]])),
})

export const ANY_REVIEW = reviewsIn(new URLSearchParams())
export const REVIEW_KEYS = [...Object.keys(ANY_REVIEW), 'next']

export function reviewsCalls(agency: string, query: URLSearchParams): CallRequest[] {
  const choice = reviewsIn(query)
  return [
    callRequest('reviews-count-and-filters', summaryParams(agency, choice)),
    callRequest('agency-reviews', { ...listParams(agency, choice), ...cursorIn(query) }),
  ]
}

/** Values are those of the address: the call's schema reads years and signs. */
export const listParams = (agency: string, choice: ReviewChoice) =>
  ({ agency, ...choice }) as object as Params<'agency-reviews'>

/** The order changes no count; without a choice, what other tabs ask for too. */
export const summaryParams = (agency: string, choice = ANY_REVIEW): Params<'reviews-count-and-filters'> => {
  const { order, ...filters } = listParams(agency, choice)
  return filters
}

export const latestParams = (agency: string): Params<'agency-reviews'> => ({
  ...listParams(agency, ANY_REVIEW),
  limit: 1,
})
