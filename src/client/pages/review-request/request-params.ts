import { href } from '#domain/paths/paths.ts'

const SLUG = /^[a-z0-9+-]{1,80}$/

/** What the page asks and what its view reads must be the same parameters. */
export function requestParams(query: URLSearchParams): { path: string } {
  const agency = query.get('agency') ?? ''
  return { path: SLUG.test(agency) ? href('agency', { agency }) : href('main') }
}
