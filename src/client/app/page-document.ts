import type { SharePicture, StaticHead } from '#contract/page-renderer.ts'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import type { SitemapKindName } from '#domain/web/sitemap-kinds.ts'
import type { BundleFamily } from './bundle-families.ts'
import { breadcrumbList, type NamedPath, type ShownData } from './json-ld.ts'
import type { KindOf } from './page.ts'

/** Facts of a page for the renderer and the build; no browser bundle contains them. */
export type PageDocument<N extends PathName> = DocumentFacts<N> &
  (KindOf<N> extends 'private' ? { sitemap?: never; sharePicture?: never } : PublicFacts<N>)

/** Of any page: private ones have no public facts. */
export type AnyDocument = DocumentFacts<PathName> & Partial<PublicFacts<PathName>>

interface PublicFacts<N extends PathName> {
  sitemap: SitemapKindName | Unlisted
  sharePicture: SharePicture<N, PathParams<N>>
}

interface Unlisted {
  because: string
}

export const CANONICAL_ELSEWHERE: Unlisted = { because: 'its canonical address is that of the list it belongs to' }

interface DocumentFacts<N extends PathName> {
  /** With which its views travel; of several pages with one name, of each in their order. */
  bundle: BundleFamily | readonly BundleFamily[]
  /** Null where title and description depend on data: the server makes them (src/server/calls/heads.ts). */
  head: StaticHead | null
  /** Structured data (schema.org); null where search engines have nothing to read. */
  jsonLd: ((shown: ShownData, params: PathParams<N>) => object[]) | null
}

export type FamilyDocuments<N extends PathName> = { [K in N]: PageDocument<K> }

/** For pages of which search engines need to know no more than their place. */
export const crumbsOnly =
  (crumbs: readonly NamedPath[]) =>
  ({ siteUrl }: ShownData): object[] => [breadcrumbList(siteUrl, crumbs)]
