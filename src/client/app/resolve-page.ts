import { matchPath, type PathMatch } from '#domain/paths.ts'
import { notFoundPage } from '../pages/not-found/page.ts'
import { routes } from '../routes.ts'
import { type CallRequest, callRequest } from '../store/remote.ts'
import type { AnyPage } from './page.ts'

export interface ResolvedPage {
  page: AnyPage
  pathname: string
  search: string
  params: Record<string, unknown>
  /** What the page needs, the shell's own calls among it. */
  requests: CallRequest[]
  tags: string[]
}

const pageFor = (match: PathMatch | null): AnyPage | undefined =>
  routes.find(({ name, accepts }) => name === match?.name && (accepts?.(match.params as never) ?? true))

/** From an address to its page; an address without one resolves to the page that says so. */
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
    requests: [...shellCalls(pathname), ...page.calls(params, query)],
    tags: page.tags(params),
  }
}

/** The address with only the query its page reads, in one order: what caches go by. */
export function addressOf(pathname: string, search: string): string {
  if (search === '') return pathname
  const keys = pageFor(matchPath(pathname))?.query ?? []
  const query = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of keys.toSorted()) {
    const value = query.get(key)
    if (value) kept.set(key, value)
  }
  return kept.size > 0 ? `${pathname}?${kept}` : pathname
}

const shellCalls = (pathname: string): CallRequest[] => [
  callRequest('main-menu', {}),
  callRequest('contacts-info', {}),
  callRequest('bottom-pages', { path: pathname }),
  callRequest('page-html-head', { path: pathname }),
]
