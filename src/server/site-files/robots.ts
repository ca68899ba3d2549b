import { href } from '#domain/paths/paths.ts'

const CLOSED = ['/api/', '/v2/', href('search')]

/** Pages that must not be indexed stay open here: a robot reads their `noindex` only if it may read them. */
export const robotsText = (siteUrl: string): string =>
  ['User-agent: *', ...CLOSED.map(path => `Disallow: ${path}`), '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n')
