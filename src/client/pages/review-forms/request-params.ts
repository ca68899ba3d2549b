import { href } from '#domain/paths/paths.ts'

/** The form is filled in by the client, or by the agency for its client. */
export type Door = 'client' | 'agency'

const SLUG = /^[a-z0-9+-]{1,80}$/

/** Shared, because page and view must use the same parameters. */
export function requestParams(query: URLSearchParams): { path: string } {
  const agency = query.get('agency') ?? ''
  return { path: SLUG.test(agency) ? href('agency', { agency }) : href('main') }
}
