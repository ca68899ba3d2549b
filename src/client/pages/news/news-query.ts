import type { Params } from '#contract/index.ts'

const CURSOR = /^[0-9a-z]{1,16}-[0-9a-z]{1,8}$/

/** The key is explicit even without a category: otherwise the store would match the answer for another one. */
export const newsParams = ({ category }: { category?: string }): Params<'news-list'> =>
  Object.fromEntries([['category', category]])

/** The cursor comes from the link to the next page without JavaScript; an invalid one is ignored. */
export function newsRequest(params: { category?: string }, query: URLSearchParams): Params<'news-list'> {
  const next = query.get('next') ?? ''
  return CURSOR.test(next) ? { ...newsParams(params), next } : newsParams(params)
}
