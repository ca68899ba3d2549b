import type { Params } from '#contract/index.ts'
import { calculatorParams } from '#domain/calculator/answers.ts'

export const answerParams = (service: string, query: URLSearchParams): Params<'cost-approximate-price'> => ({
  service,
  ...calculatorParams(query),
})

/** The budget changes no count. */
export function filterParams(service: string, query: URLSearchParams): Params<'cost-filters'> {
  const { budget: _, ...answers } = calculatorParams(query)
  return { service, ...answers }
}

const GROUPINGS = ['year', 'quarter', 'region', 'type', 'industry', 'system', 'tier'] as const
const SORTS = ['group', 'sample', 'low', 'median', 'high'] as const
const SLUG = /^[a-z0-9+-]{1,80}$/

/** Malformed choices are ignored. */
export function analyticsParams(query: URLSearchParams): Params<'cost-analytics-calculator'> {
  const service = query.get('service') ?? ''
  const by = GROUPINGS.find(known => known === query.get('by'))
  const sort = SORTS.find(known => known === query.get('sort'))
  return { ...(SLUG.test(service) && { service }), ...(by && { by }), ...(sort && { sort }) }
}

export function analyticsSearch({ service, by, sort }: Params<'cost-analytics-calculator'>): string {
  const query = new URLSearchParams()
  if (service) query.set('service', service)
  if (by) query.set('by', by)
  if (sort && sort !== 'group') query.set('sort', sort)
  return query.size > 0 ? `?${query}` : ''
}
