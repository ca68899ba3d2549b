import type { Params } from '#contract/index.ts'

const CURSOR = /^[0-9a-z]{1,16}-[0-9a-z]{1,8}$/

/** From the path; none for all cases. */
export interface CasesSubject {
  hashtag?: string
}

/** The key is explicit: otherwise the store would match the answer for a single hashtag. */
export const casesOf = ({ hashtag }: CasesSubject): Params<'cases-list'> => Object.fromEntries([['hashtag', hashtag]])

/** The cursor comes from the link to the next page without JavaScript; an invalid one is ignored. */
export function casesRequest(subject: CasesSubject, query: URLSearchParams): Params<'cases-list'> {
  const next = query.get('next') ?? ''
  return CURSOR.test(next) ? { ...casesOf(subject), next } : casesOf(subject)
}
