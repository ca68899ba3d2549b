import { isMachinePath } from '#domain/web/machine-paths.ts'

/** Requests that the worker answers; all others are left to the browser. */
export type RequestKind = 'page' | 'file' | 'picture'

export interface Site {
  origin: string
  /** Addresses that begin so contain a secret key. */
  privatePrefixes: readonly string[]
}

type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'destination'>

/** Forms, calls, private pages and other sites are never touched. */
export function kindOf({ method, mode, url, destination }: Asked, site: Site): RequestKind | null {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== site.origin) return null
  if (pathname.startsWith('/assets/')) return 'file'
  // Charts in frames of other sites are navigations too.
  if (mode === 'navigate') return destination === 'document' && isPublicPage(pathname, site) ? 'page' : null
  return destination === 'image' && pathname.startsWith('/media/') ? 'picture' : null
}

export function isPublicPage(pathname: string, { privatePrefixes }: Pick<Site, 'privatePrefixes'>): boolean {
  const path = pathname.toLowerCase()
  return !isMachinePath(path) && !privatePrefixes.some(prefix => path.startsWith(prefix))
}
