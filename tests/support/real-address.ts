import { href, matchPath, type PathName } from '#domain/paths.ts'
import type { KnownThings } from './known-things.ts'

/** What a page's `{id}` and `{slug}` name. */
const NUMBERED: Partial<Record<PathName, keyof KnownThings>> = {
  'agency-review': 'review',
  'customer-response': 'review',
  'cms-review': 'cmsReview',
}
const NAMED: Partial<Record<PathName, keyof KnownThings>> = { interview: 'interview' }

/** An example's address with things that really are there in place of its made-up ones. */
export function realAddress(address: string, known: KnownThings): string {
  const [pathname = '', search] = address.split('?')
  const match = matchPath(pathname)
  if (!match) return address
  const { agency, cms, person } = known
  const real: Record<string, unknown> = {
    ...{ agency, cms, person },
    id: known[NUMBERED[match.name] ?? 'review'],
    slug: known[NAMED[match.name] ?? 'interview'],
  }
  const params = Object.fromEntries(Object.entries(match.params).map(([key, value]) => [key, real[key] ?? value]))
  return href(match.name, params as never) + (search === undefined ? '' : `?${realSearch(search, known)}`)
}

/** Numbers of the portfolio stand in the query. */
const realSearch = (search: string, { project, category }: KnownThings): string =>
  search.replace(/(?<=\bproject=)\d+/, String(project)).replace(/(?<=\bcategory=)\d+/, String(category))
