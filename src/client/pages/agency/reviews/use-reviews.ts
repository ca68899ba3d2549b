import { useMemo } from 'react'
import { href } from '#domain/paths/paths.ts'
import { cursorIn } from '#domain/web/cursor.ts'
import { usePageParams, usePageQuery } from '../../../app/location.tsx'
import { ANY_REVIEW, type ReviewChoice, reviewsIn } from '../agency-query.ts'

export function useReviews() {
  const { agency } = usePageParams('agency-reviews')
  const query = usePageQuery()
  const choice = useMemo(() => reviewsIn(query), [query])
  const hrefOf = (other: ReviewChoice, next?: string) => reviewsHref(agency, other, next)
  return { agency, choice, cursor: cursorIn(query).next ?? null, hrefOf }
}

export function reviewsHref(agency: string, { category, price }: ReviewChoice, next?: string): string {
  const query = new URLSearchParams()
  if (category !== ANY_REVIEW.category) query.set('category', category)
  if (price !== ANY_REVIEW.price) query.set('price', String(price))
  if (next !== undefined) query.set('next', next)
  const path = href('agency-reviews', { agency })
  return query.size === 0 ? path : `${path}?${query}`
}
