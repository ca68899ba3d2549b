import type { Params } from '#contract/index.ts'

export function mentionsParams(agency: string, query: URLSearchParams): Params<'agency-mentions'> {
  const next = query.get('next')
  return next ? { agency, next } : { agency }
}
