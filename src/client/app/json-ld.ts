import type { Answer, CallName } from '#contract/index.ts'

/** What a page's markup for search engines is made of: the answers the visitor sees, and nothing else. */
export interface ShownData {
  siteUrl: string
  answer: <N extends CallName>(name: N) => Answer<N> | null
}

export interface NamedPath {
  title: string
  path: string
}

const CONTEXT = 'https://schema.org'

export const schemaObject = <T extends object>(type: string, properties: T) => ({
  '@context': CONTEXT,
  '@type': type,
  ...properties,
})

/** The chain to the page, the page itself last, as the crumbs above its heading show it. */
export const breadcrumbList = (siteUrl: string, crumbs: readonly NamedPath[]) =>
  schemaObject('BreadcrumbList', {
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl + path,
    })),
  })
