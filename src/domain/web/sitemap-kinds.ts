/** In the order of the sitemap index. The names are part of the files' addresses. */
export const SITEMAP_KIND_NAMES = [
  'pages',
  'ratings',
  'agencies',
  'systems',
  'responses',
  'prices',
  'statistics',
  'interviews',
  'persons',
  'cases',
  'hashtags',
  'news',
  'categories',
  'research',
  'terms',
] as const

export type SitemapKindName = (typeof SITEMAP_KIND_NAMES)[number]
