import { href } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import { abcCrumbs, termCrumbs } from './abc-crumbs.ts'
import type { abcPages } from './pages.ts'

function termJsonLd({ siteUrl, answer }: ShownData): object[] {
  const term = answer('abc-get')
  if (!term) return []
  return [
    breadcrumbList(siteUrl, termCrumbs(term)),
    schemaObject('DefinedTerm', {
      name: term.title,
      description: term.lead,
      ...(term.synonyms.length > 0 && { alternateName: term.synonyms }),
      url: siteUrl + term.path,
      inDefinedTermSet: siteUrl + href('abc'),
      inLanguage: 'ru',
    }),
  ]
}

export const abcDocuments: FamilyDocuments<keyof typeof abcPages> = {
  abc: {
    bundle: 'articles',
    sitemap: 'pages',
    head: null,
    jsonLd: crumbsOnly(abcCrumbs()),
  },
  'abc-item': {
    bundle: 'article',
    sitemap: 'terms',
    head: null,
    jsonLd: termJsonLd,
  },
}
