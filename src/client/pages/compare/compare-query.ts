import { cleanAgencyIds, MAX_AGENCY_ID } from '#domain/agency/agency-ids.ts'
import { comparePath, MAX_COMPARED, MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'

const RATING = /^[a-z0-9+/-]{1,80}$/
const FROM = /^[1-4]$/

export interface ComparisonQuery {
  /** Null for the visitor's own selection, which only their browser knows. */
  ids: readonly number[] | null
  tab?: string | undefined
  sort?: string | undefined
  isDiff: boolean
  /** The path of the rating to compare in. */
  rating?: string | undefined
  /** The visitor's limit in roubles, from the picker's phrase. */
  budget?: number | undefined
  /** The first column: a narrow screen shows two of them at a time. */
  from?: number | undefined
}

export function readComparison(query: URLSearchParams): ComparisonQuery {
  // Without JavaScript the form sends each ticked box as a parameter: ids=1&ids=2.
  const numbers = query
    .getAll('ids')
    .flatMap(text => text.split(','))
    .map(Number)
  const ids = cleanAgencyIds(numbers.filter(id => id <= MAX_AGENCY_ID)).slice(0, MAX_SELECTED)
  return {
    ids: ids.length > 0 ? ids : null,
    tab: query.get('tab') || undefined,
    sort: query.get('sort') || undefined,
    isDiff: query.get('diff') === '1',
    rating: RATING.test(query.get('rating') ?? '') ? `/${query.get('rating')}/` : undefined,
    budget: phraseParams(query).budget,
    from: FROM.test(query.get('from') ?? '') ? Number(query.get('from')) : undefined,
  }
}

/** As many ids as the table has columns. Shared, because page and view must use the same parameters. */
export function comparisonParams(ids: readonly number[], { sort, rating, budget }: ComparisonQuery) {
  return {
    ids: ids.slice(0, MAX_COMPARED).join(','),
    ...(sort && { sort }),
    ...(rating && { rating }),
    ...(budget && { budget }),
  }
}

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
