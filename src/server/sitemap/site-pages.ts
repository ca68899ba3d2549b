import { matchPath, type PathMatch } from '#domain/paths/paths.ts'
import { type SitePages, sortTitleOf } from '#domain/web/site-pages.ts'
import type { Context } from '../context.ts'
import { sitemapEntries, sitemapFiles } from './site-map.ts'

/** Passing over a large market takes seconds, so the figures may be this old. */
const FRESH_MS = 600_000
/** Comparing a mistyped address with all of them takes a few milliseconds. */
const MAX_ADDRESSES = 2_000

/** Counts the pages of the sitemap when first asked; afterwards stale figures are served while they are counted again. */
export function makeSitePages(context: Context): () => Promise<SitePages> {
  let known: { pages: SitePages; at: number } | null = null
  let counting: Promise<SitePages> | null = null
  return async () => {
    const now = context.now().getTime()
    if (known && now - known.at < FRESH_MS) return known.pages
    counting ??= countPages(context)
      .then(pages => {
        known = { pages, at: now }
        return pages
      })
      .finally(() => {
        counting = null
      })
    if (!known) return counting
    counting.catch((error: unknown) => context.failures.report('refresh', error, { path: '/sitemap.xml' }))
    return known.pages
  }
}

async function countPages(context: Context): Promise<SitePages> {
  const counts = new Map<string, number>()
  const addresses: string[] = []
  for (const file of await sitemapFiles(context)) {
    for await (const entries of sitemapEntries(file, context)) {
      for (const { path } of entries) {
        const match = matchPath(path)
        if (!match) continue
        const title = sortTitleOf(match.name)
        counts.set(title, (counts.get(title) ?? 0) + 1)
        if (isTyped(match) && addresses.length < MAX_ADDRESSES) addresses.push(path)
      }
    }
  }
  const sorts = [...counts].map(([title, count]) => ({ title, count }))
  return { sorts: sorts.toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title)), addresses }
}

/** Agencies are found by the search, and the number of a case says nothing. */
const isTyped = ({ name }: PathMatch): boolean => !name.startsWith('agency') && name !== 'case'
