import { href } from '#domain/paths/paths.ts'
import { ANY_REVIEW, type ReviewChoice } from './reviews-query.ts'

export function reviewsHref(agency: string, { category, price }: ReviewChoice, next?: string): string {
  const query = new URLSearchParams()
  if (category !== ANY_REVIEW.category) query.set('category', category)
  if (price !== ANY_REVIEW.price) query.set('price', String(price))
  if (next !== undefined) query.set('next', next)
  const path = href('agency-reviews', { agency })
  return query.size === 0 ? path : `${path}?${query}`
}
