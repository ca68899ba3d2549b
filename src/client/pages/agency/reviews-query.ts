import type { Params } from '#contract/index.ts'
import { priceRangeById } from '#domain/vocabulary/price-ranges.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { cursorIn } from '#domain/web/cursor.ts'
import { type CallRequest, callRequest } from '../../store/remote.ts'

type ReviewFilters = Required<Omit<Params<'reviews-count-and-filters'>, 'agency'>>
type ReviewOrder = NonNullable<Params<'agency-reviews'>['order']>
export type ReviewChoice = ReviewFilters & { order: ReviewOrder }

/** Spec §3: the defaults of service and price are `all` and 0. */
export const ANY_REVIEW: ReviewChoice = {
  category: 'all',
  price: 0,
  mark: 'any',
  year: 0,
  mail: false,
  paper: false,
  better: false,
  order: 'new',
}

export const REVIEW_KEYS = [...Object.keys(ANY_REVIEW), 'next']

const MARK = /^([1-5]|low)$/
const YEAR = /^20\d\d$/
const ORDER = /^(proven|low|high)$/

/** Unknown values are ignored. */
export function reviewsIn(query: URLSearchParams): ReviewChoice {
  const read = (key: keyof ReviewChoice, pattern: RegExp) => pattern.exec(query.get(key) ?? '')?.[0]
  const isSet = (key: keyof ReviewChoice) => query.get(key) === '1'
  return {
    category: serviceBySlug(query.get('category') ?? '')?.slug ?? ANY_REVIEW.category,
    price: priceRangeById(Number(query.get('price')))?.id ?? ANY_REVIEW.price,
    mark: read('mark', MARK) ?? ANY_REVIEW.mark,
    year: Number(read('year', YEAR) ?? ANY_REVIEW.year),
    mail: isSet('mail'),
    paper: isSet('paper'),
    better: isSet('better'),
    order: (read('order', ORDER) as ReviewOrder | undefined) ?? ANY_REVIEW.order,
  }
}

export function reviewsCalls(agency: string, query: URLSearchParams): CallRequest[] {
  const choice = reviewsIn(query)
  return [
    callRequest('reviews-count-and-filters', summaryParams(agency, choice)),
    callRequest('agency-reviews', { agency, ...choice, ...cursorIn(query) }),
  ]
}

/** The order changes no count; without a choice, what other tabs ask for too. */
export const summaryParams = (agency: string, choice = ANY_REVIEW): Params<'reviews-count-and-filters'> => {
  const { order, ...filters } = choice
  return { agency, ...filters }
}

export const latestParams = (agency: string): Params<'agency-reviews'> => ({ agency, ...ANY_REVIEW, limit: 1 })
