import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import { interviewJsonLd } from '../../features/article/interview-json-ld.ts'
import { interviewCrumbs, interviewsCrumbs } from './interview-crumbs.ts'
import type { interviewPages } from './pages.ts'

function interviewPageJsonLd({ siteUrl, answer }: ShownData): object[] {
  const interview = answer('agencies-interview')
  if (!interview) return []
  return [breadcrumbList(siteUrl, interviewCrumbs(interview)), interviewJsonLd(siteUrl, interview)]
}

export const interviewDocuments: FamilyDocuments<keyof typeof interviewPages> = {
  interviews: {
    bundle: 'articles',
    sitemap: 'pages',
    head: {
      title: 'Интервью с руководителями агентств',
      description: 'Руководители диджитал-агентств о начале, деньгах, ошибках и о том, как выбирать подрядчика.',
    },
    jsonLd: crumbsOnly(interviewsCrumbs()),
  },
  interview: {
    bundle: 'article',
    sitemap: 'interviews',
    head: null,
    jsonLd: interviewPageJsonLd,
  },
}
