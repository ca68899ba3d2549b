import type { Params } from '#contract/index.ts'

const CURSOR = /^[0-9a-z]{1,16}-[0-9a-z]{1,8}$/

/** The key is explicit: otherwise the store would match the answer for a single agency. */
export const EVERYBODY: Params<'agencies-interviews'> = Object.fromEntries([['agency', undefined]])

/** The cursor comes from the link to the next page without JavaScript; an invalid one is ignored. */
export function interviewsRequest(query: URLSearchParams): Params<'agencies-interviews'> {
  const next = query.get('next') ?? ''
  return CURSOR.test(next) ? { ...EVERYBODY, next } : EVERYBODY
}
