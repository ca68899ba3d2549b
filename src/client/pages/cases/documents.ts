import { href } from '#domain/paths/paths.ts'
import { projectCover } from '#domain/web/pictures.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import { caseCrumbs, casesCrumbs } from './case-crumbs.ts'
import type { casePages } from './pages.ts'

function caseListJsonLd({ siteUrl, answer }: ShownData): object[] {
  return [breadcrumbList(siteUrl, casesCrumbs(answer('cases-list')?.hashtag ?? null))]
}

/** Everything in it is also visible on the page. */
function caseJsonLd({ siteUrl, answer }: ShownData): object[] {
  const study = answer('cases-get-item')
  if (!study) return []
  const { title, lead, result, agency, project, path, published_at, hashtags } = study
  return [
    breadcrumbList(siteUrl, caseCrumbs(study)),
    schemaObject('Article', {
      headline: title,
      description: lead ?? result,
      author: {
        '@type': 'Organization',
        name: agency.name,
        url: siteUrl + href('agency', { agency: agency.name_lat }),
      },
      ...(project && { image: siteUrl + projectCover(project.id, 'full') }),
      keywords: hashtags.map(hashtag => hashtag.title).join(', '),
      datePublished: published_at,
      mainEntityOfPage: siteUrl + path,
      inLanguage: 'ru',
    }),
  ]
}

export const caseDocuments: FamilyDocuments<keyof typeof casePages> = {
  cases: {
    bundle: 'cases',
    sitemap: 'pages',
    head: {
      title: 'Кейсы диджитал-агентств с измеренным результатом',
      description:
        'Что было, что сделали и что изменилось: кейсы агентств с цифрами, ценой, сроком и отзывами клиентов. Поиск по услуге, отрасли и системе.',
    },
    jsonLd: caseListJsonLd,
    sharePicture: null,
  },
  'cases-hashtag': {
    bundle: 'cases',
    sitemap: 'hashtags',
    head: null,
    jsonLd: caseListJsonLd,
    sharePicture: null,
  },
  case: {
    bundle: 'case',
    sitemap: 'cases',
    head: null,
    jsonLd: caseJsonLd,
    sharePicture: { section: 'Кейсы' },
  },
}
