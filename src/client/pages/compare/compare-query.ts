import { cleanAgencyIds, MAX_AGENCY_ID } from '#domain/agency/agency-ids.ts'
import { comparePath, MAX_COMPARED, MAX_SELECTED } from '#domain/agency/chosen-agencies.ts'

export interface ComparisonQuery {
  /** Null for the visitor's own selection, which only their browser knows. */
  ids: readonly number[] | null
  tab?: string | undefined
  sort?: string | undefined
  isDiff: boolean
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
  }
}

export function comparisonHref(query: ComparisonQuery, change: Partial<ComparisonQuery> = {}): string {
  const { ids, tab, sort, isDiff } = { ...query, ...change }
  const rest = new URLSearchParams()
  if (tab) rest.set('tab', tab)
  if (sort) rest.set('sort', sort)
  if (isDiff) rest.set('diff', '1')
  const address = comparePath(ids ?? [])
  if (rest.size === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${rest}`
}

/** As many ids as the table has columns. Shared, because page and view must use the same parameters. */
export function comparisonParams(ids: readonly number[], { tab, sort }: ComparisonQuery) {
  return { ids: ids.slice(0, MAX_COMPARED).join(','), ...(tab && { tab }), ...(sort && { sort }) }
}
