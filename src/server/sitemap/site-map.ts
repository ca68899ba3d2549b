import { listHiddenPaths } from '#db/queries/sitemap/hidden-paths.ts'
import { matchPath } from '#domain/paths/paths.ts'
import { canonicalPath } from '#domain/web/canonical-url.ts'
import { SITEMAP_KIND_NAMES, type SitemapKindName } from '#domain/web/sitemap-kinds.ts'
import type { Context } from '../context.ts'
import type { SitemapEntry, SitemapPart } from './sitemap-kind.ts'
import { SITEMAP_KINDS } from './sitemap-kinds.ts'

export interface SitemapFile extends SitemapPart {
  kind: SitemapKindName
}

/** Every file of the sitemap in the order of the index. */
export async function sitemapFiles(context: Context): Promise<SitemapFile[]> {
  const files = await Promise.all(
    SITEMAP_KIND_NAMES.map(async kind => (await SITEMAP_KINDS[kind].parts(context)).map(part => ({ kind, ...part }))),
  )
  return files.flat()
}

/** The entries of a file in chunks. An address that is not canonical or not for search engines is left out. */
export async function* sitemapEntries(
  { kind, number }: Pick<SitemapFile, 'kind' | 'number'>,
  context: Context,
): AsyncGenerator<SitemapEntry[]> {
  const hidden = new Set(await listHiddenPaths(context.database.reader))
  for await (const entries of SITEMAP_KINDS[kind].entries(number, context)) {
    yield entries.filter(({ path }) => matchPath(path) !== null && canonicalPath(path) === path && !hidden.has(path))
  }
}
