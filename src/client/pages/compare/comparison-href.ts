import { comparePath } from '#domain/agency/chosen-agencies.ts'
import type { ComparisonQuery } from './compare-query.ts'

export function comparisonHref(query: ComparisonQuery, change: Partial<ComparisonQuery> = {}): string {
  const { ids, tab, sort, isDiff, rating, budget, from } = { ...query, ...change }
  const rest = new URLSearchParams()
  if (tab) rest.set('tab', tab)
  if (sort) rest.set('sort', sort)
  if (isDiff) rest.set('diff', '1')
  if (rating) rest.set('rating', ratingValue(rating))
  if (budget) rest.set('budget', String(budget))
  if (from) rest.set('from', String(from))
  const address = comparePath(ids ?? [])
  if (rest.size === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${rest}`.replaceAll('%2F', '/')
}

/** «/digital-agencies/shop/» as it is in the address of a comparison: «digital-agencies/shop». */
export const ratingValue = (path: string): string => path.replace(/^\/|\/$/g, '')
