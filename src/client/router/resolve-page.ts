import type { Params } from '#contract/index.ts'
import { href, matchPath, type PathMatch } from '#domain/paths/paths.ts'
import type { AnyPage, ResolvedPage } from '../app/page.ts'
import { notFoundPage } from '../pages/failures/pages.ts'
import { routes } from '../routes.ts'
import { type CallRequest, callRequest } from '../store/remote.ts'

const pageFor = (match: PathMatch | null): AnyPage | undefined =>
  routes.find(({ name, accepts }) => name === match?.name && (accepts?.(match.params as never) ?? true))

/** An address without a page resolves to the 404 page. */
export function resolvePage(pathname: string, search: string): ResolvedPage {
  const match = matchPath(pathname)
  const page = pageFor(match) ?? notFoundPage
  const params = (page === notFoundPage ? {} : match?.params) as never
  const query = new URLSearchParams(search)
  return {
    page,
    pathname,
    search,
    params,
    requests: [
      // An address without a page may be longer than the call takes.
      ...shellCalls(page === notFoundPage ? href('main') : pathname, headParams({ page, pathname, search })),
      ...page.calls(params, query),
    ],
  }
}

/** The cache key of an address: only the query parameters its page reads, sorted. */
export function addressOf(pathname: string, search: string): string {
  if (search === '') return pathname
  const { query: keys = [], lists = [] } = pageFor(matchPath(pathname)) ?? {}
  const query = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of keys.toSorted()) {
    const value = lists.includes(key) ? query.getAll(key).join(',') : query.get(key)
    if (value) kept.set(key, value)
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}

/** Parameters of the call for an address's head. */
export function headParams({ page, pathname, search }: Pick<ResolvedPage, 'page' | 'pathname' | 'search'>) {
  const own = page.hasHeadByQuery ? addressOf(pathname, search).slice(pathname.length) : ''
  return own === '' ? { path: pathname } : { path: pathname, search: own }
}

const shellCalls = (pathname: string, head: Params<'page-html-head'>): CallRequest[] => [
  callRequest('main-menu', {}),
  callRequest('contacts-info', {}),
  callRequest('promotion-banner', {}),
  callRequest('bottom-pages', { path: pathname }),
  callRequest('page-html-head', head),
]
