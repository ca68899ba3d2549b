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

const SLUG = /^[a-z0-9+-]{1,80}$/

/** Malformed choices are ignored. */
export const analyticsParams = (query: URLSearchParams): Params<'cost-analytics-calculator'> =>
  Object.fromEntries(
    ['service', 'by', 'sort'].flatMap(key => {
      const value = query.get(key) ?? ''
      return SLUG.test(value) ? [[key, value]] : []
    }),
  )
