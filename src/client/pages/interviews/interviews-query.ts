import type { Params } from '#contract/index.ts'

const CURSOR = /^[0-9a-z]{1,16}-[0-9a-z]{1,8}$/

/** Named though absent: else the answer about one agency's interviews would pass for this one's. */
export const EVERYBODY: Params<'agencies-interviews'> = Object.fromEntries([['agency', undefined]])

/** Where the list goes on without script; nonsense in the address is the same as nothing. */
export function interviewsRequest(query: URLSearchParams): Params<'agencies-interviews'> {
  const next = query.get('next') ?? ''
  return CURSOR.test(next) ? { ...EVERYBODY, next } : EVERYBODY
}
