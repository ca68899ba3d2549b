import type { Answer, CallName, Params } from '#contract/index.ts'

/** JSON-LD is built from the responses the visitor sees, and nothing else. */
export interface ShownData {
  siteUrl: string
  siteName: string
  /** `about` tells answers apart if the page makes the call several times. */
  answer: <N extends CallName>(name: N, about?: Partial<Params<N>>) => Answer<N> | null
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

/** The breadcrumbs of the page, ending with the page itself. */
export const breadcrumbList = (siteUrl: string, crumbs: readonly NamedPath[]) =>
  schemaObject('BreadcrumbList', {
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: siteUrl + path,
    })),
  })
