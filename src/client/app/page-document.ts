import type { StaticHead } from '#contract/page-renderer.ts'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import { breadcrumbList, type NamedPath, type ShownData } from './json-ld.ts'

/** What only the renderer needs of a page; no browser bundle contains it. */
export interface PageDocument<N extends PathName> {
  /** Null where title and description depend on data: the server makes them (src/server/calls/heads.ts). */
  head: StaticHead | null
  /** Structured data (schema.org); null where search engines have nothing to read. */
  jsonLd: ((shown: ShownData, params: PathParams<N>) => object[]) | null
  /** The picture for social networks where it depends on the query; other pages have theirs in the head. */
  picture?: (params: PathParams<N>, query: URLSearchParams) => string
}

export type FamilyDocuments<N extends PathName> = { [K in N]: PageDocument<K> }

/** For pages of which search engines need to know no more than their place. */
export const crumbsOnly =
  (crumbs: readonly NamedPath[]) =>
  ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, crumbs)]
