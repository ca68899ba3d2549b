import { matchPath, type PathMatch, type PathName } from '#domain/paths/paths.ts'
import type { AnyPage, ResolvedPage } from '../app/page.ts'
import { notFoundPage } from '../pages/not-found/page.ts'
import { DEFERRED_ROUTES, routes } from '../routes/routes.ts'
import { type CallRequest, callRequest } from '../store/remote.ts'

const known: AnyPage[] = [...routes]
const arrived = new Set<string>()

/** The deferred family a page belongs to, if any. */
const deferredFamily = (name: PathName | undefined) =>
  name === undefined || routes.some(page => page.name === name)
    ? undefined
    : DEFERRED_ROUTES.find(({ has }) => has(name))

/** The module that holds a page object outside the entry, for the document to preload. */
export const routesModuleOf = ({ name }: AnyPage): string[] => [deferredFamily(name)?.module ?? []].flat()

export function hasRoutesOf(pathname: string): boolean {
  const family = deferredFamily(matchPath(pathname)?.name)
  return family === undefined || arrived.has(family.module)
}

/** Must run before resolvePage: loads the page object of the address. */
export async function loadRoutesOf(pathname: string): Promise<void> {
  const family = deferredFamily(matchPath(pathname)?.name)
  if (family) await loadFamily(family)
}

export async function loadAllRoutes(): Promise<readonly AnyPage[]> {
  await Promise.all(DEFERRED_ROUTES.map(loadFamily))
  return known
}

async function loadFamily({ module, load }: (typeof DEFERRED_ROUTES)[number]): Promise<void> {
  const { deferredRoutes } = await load()
  if (!arrived.has(module)) known.push(...deferredRoutes)
  arrived.add(module)
}

const pageFor = (match: PathMatch | null): AnyPage | undefined =>
  known.find(({ name, accepts }) => name === match?.name && (accepts?.(match.params as never) ?? true))

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
    requests: [...shellCalls(pathname), ...page.calls(params, query)],
    tags: page.tags(params),
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

const shellCalls = (pathname: string): CallRequest[] => [
  callRequest('main-menu', {}),
  callRequest('contacts-info', {}),
  callRequest('bottom-pages', { path: pathname }),
  callRequest('page-html-head', { path: pathname }),
]
