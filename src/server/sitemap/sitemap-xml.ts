import { escapeXml } from '#domain/web/xml.ts'
import type { SitemapEntry } from './sitemap-kind.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Addresses are paths of the site. */
export function sitemapIndex(siteUrl: string, files: readonly SitemapEntry[]): string {
  return `${DECLARATION}<sitemapindex ${NAMESPACE}>\n${lines('sitemap', siteUrl, files)}</sitemapindex>\n`
}

/** The file in pieces, as its entries come. */
export async function* urlset(siteUrl: string, chunks: AsyncIterable<readonly SitemapEntry[]>): AsyncGenerator<string> {
  yield `${DECLARATION}<urlset ${NAMESPACE}>\n`
  for await (const entries of chunks) yield lines('url', siteUrl, entries)
  yield '</urlset>\n'
}

const lines = (tag: 'sitemap' | 'url', siteUrl: string, entries: readonly SitemapEntry[]): string =>
  entries
    .map(({ path, changedAt }) => {
      const lastmod = changedAt === null ? '' : `<lastmod>${changedAt.toISOString().slice(0, 19)}Z</lastmod>`
      return `<${tag}><loc>${escapeXml(siteUrl + path)}</loc>${lastmod}</${tag}>\n`
    })
    .join('')
