import type { Params } from '#contract/index.ts'
import { cursorIn } from '#domain/web/cursor.ts'

/** From the path; none for all cases. */
export interface CasesSubject {
  hashtag?: string
}

/** The key is explicit: otherwise the store would match the answer for a single hashtag. */
export const casesOf = ({ hashtag }: CasesSubject): Params<'cases-list'> => Object.fromEntries([['hashtag', hashtag]])

export const casesRequest = (subject: CasesSubject, query: URLSearchParams): Params<'cases-list'> => ({
  ...casesOf(subject),
  ...cursorIn(query),
})
