import type { Params } from '#contract/index.ts'
import { href } from '#domain/paths/paths.ts'

export interface ReviewsChoice {
  /** Service slug or `all`. */
  category: string
  /** Id of a price range; 0 for any. */
  price: number
  next?: string
}

const ANY_CATEGORY = 'all'
const CATEGORY = /^[a-z-]{1,40}$/
const PRICE = /^[1-9]$/
const NEXT = /^[0-9a-z]{1,16}-[0-9a-z]{1,8}$/

export const REVIEWS_KEYS = ['category', 'price', 'next'] as const

/** Invalid parameters are ignored. */
export function reviewsIn(query: URLSearchParams): ReviewsChoice {
  const [category = '', price = '', next = ''] = REVIEWS_KEYS.map(key => query.get(key) ?? '')
  return {
    category: CATEGORY.test(category) ? category : ANY_CATEGORY,
    price: PRICE.test(price) ? Number(price) : 0,
    ...(NEXT.test(next) ? { next } : {}),
  }
}

export function reviewsHref(cms: string, { category, price, next }: ReviewsChoice): string {
  const query = new URLSearchParams()
  if (category !== ANY_CATEGORY) query.set('category', category)
  if (price > 0) query.set('price', String(price))
  if (next !== undefined) query.set('next', next)
  const path = href('cms-reviews', { cms })
  return query.size === 0 ? path : `${path}?${query}`
}

/** Sets both filters, chosen or not: otherwise the store would match the answer to a narrower request. */
export const reviewsParams = (cms: string, { category, price }: ReviewsChoice): Params<'cms-reviews'> => ({
  cms,
  category,
  price,
})
