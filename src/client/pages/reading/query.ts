import type { Params } from '#contract/index.ts'
import { cursorIn } from '#domain/web/cursor.ts'

type JournalChoice = Pick<Params<'news-list'>, 'kind' | 'category'>

export const STUDIES_ONLY: JournalChoice = { kind: 'research' }

const YEAR = /^20\d\d$/

/** Keys are explicit even when nothing is chosen: otherwise the store would match the answer to another choice. */
export function journalParams({ kind, category }: JournalChoice, query: URLSearchParams): Params<'news-list'> {
  const year = query.get('year') ?? ''
  return Object.fromEntries([
    ['kind', kind],
    ['category', category],
    ['year', YEAR.test(year) ? Number(year) : undefined],
  ])
}

export const journalRequest = (params: JournalChoice, query: URLSearchParams): Params<'news-list'> => ({
  ...journalParams(params, query),
  ...cursorIn(query),
})

/** The key is explicit: otherwise the store would match the answer for a single agency. */
export const EVERYBODY: Params<'agencies-interviews'> = Object.fromEntries([['agency', undefined]])

export const interviewsRequest = (query: URLSearchParams): Params<'agencies-interviews'> => ({
  ...EVERYBODY,
  ...cursorIn(query),
})

const ORDER = /^[a-z-]{1,40}$/

/** A term opened from a reading order, or none. The key is explicit, as above. */
export function termRequest(slug: string, query: URLSearchParams): Params<'abc-get'> {
  const order = query.get('order') ?? ''
  return { slug, ...Object.fromEntries([['order', ORDER.test(order) ? order : undefined]]) }
}
