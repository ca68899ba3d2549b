import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import { articleJsonLd } from '../../features/article/article-json-ld.ts'
import type { researchPages } from './pages.ts'
import { researchCrumbs, studyCrumbs } from './research-crumbs.ts'

function studyJsonLd({ siteUrl, answer }: ShownData): object[] {
  const study = answer('research-get')
  return study ? [breadcrumbList(siteUrl, studyCrumbs(study)), articleJsonLd('Article', siteUrl, study)] : []
}

export const researchDocuments: FamilyDocuments<keyof typeof researchPages> = {
  research: {
    bundle: 'articles',
    sitemap: 'pages',
    head: null,
    jsonLd: crumbsOnly(researchCrumbs()),
  },
  'research-item': {
    bundle: 'article',
    sitemap: 'research',
    head: null,
    jsonLd: studyJsonLd,
  },
}
