import type { Params } from '#contract/index.ts'

export function interviewsParams(agency: string, query: URLSearchParams): Params<'agencies-interviews'> {
  const next = query.get('next')
  return next ? { agency, next } : { agency }
}
