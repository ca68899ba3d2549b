import { matchPath } from '#domain/paths/paths.ts'

const SLUG = /^[a-z0-9+-]{1,80}$/

/** People name an agency by the path or URL of its page, by its slug or by its name. */
export function parseAgencyReference(text: string): { slug: string | null; name: string } {
  const name = text.trim()
  const path = URL.canParse(name) ? new URL(name).pathname : name
  if (path.startsWith('/')) return { slug: slugIn(path), name }
  return { slug: SLUG.test(name) ? name : null, name }
}

function slugIn(path: string): string | null {
  const params = matchPath(path)?.params
  return params && 'agency' in params ? String(params.agency) : null
}
