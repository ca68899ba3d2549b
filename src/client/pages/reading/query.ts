import type { Params } from '#contract/index.ts'
import { cursorIn } from '#domain/web/cursor.ts'

/** The key is explicit even without a category: otherwise the store would match the answer for another one. */
export const newsParams = ({ category }: { category?: string }): Params<'news-list'> =>
  Object.fromEntries([['category', category]])

export const newsRequest = (params: { category?: string }, query: URLSearchParams): Params<'news-list'> => ({
  ...newsParams(params),
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
