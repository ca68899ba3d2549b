import { href, type PathParams } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import { CANONICAL_ELSEWHERE, crumbsOnly, type FamilyDocuments } from '../../app/page-document.ts'
import type { promoPages } from './pages.ts'
import { awardCrumbs, awardsCrumbs, PROMO_CRUMBS, RESPONSES_CRUMBS, worksCrumbs } from './promo-crumbs.ts'

/** Winners as a list, in the order of the page. */
function awardsJsonLd({ siteUrl, answer }: ShownData, params: { year?: number }): object[] {
  const shown = answer('promo-page-awards')
  const won = shown?.groups.flatMap(({ nominations }) => nominations).filter(({ entries }) => entries.length > 0) ?? []
  return [
    breadcrumbList(siteUrl, awardsCrumbs(params.year)),
    ...(shown && won.length > 0
      ? [
          schemaObject('ItemList', {
            name: `Победители премии ${shown.year}`,
            numberOfItems: won.length,
            itemListElement: won.map(({ title, path, entries }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: `${title}: ${entries[0]?.agency.name}`,
              url: siteUrl + path,
            })),
          }),
        ]
      : []),
  ]
}

function worksJsonLd({ siteUrl, answer }: ShownData, params: { year?: number }): object[] {
  const shown = answer('promo-page-best-works')
  return [
    breadcrumbList(siteUrl, worksCrumbs(params.year)),
    ...(shown && shown.works.length > 0
      ? [
          schemaObject('ItemList', {
            name: `Работы ${shown.year} года`,
            numberOfItems: shown.works.length,
            itemListElement: shown.works.map(({ project }, index) => ({
              '@type': 'ListItem',
              position: index + 1,
              name: project.title,
              url: siteUrl + project.path,
            })),
          }),
        ]
      : []),
  ]
}

function awardJsonLd({ siteUrl, answer }: ShownData, params: PathParams<'promo-award'>): object[] {
  const award = answer('promo-award')
  if (!award) return []
  const { nomination, winner, year } = award
  return [
    breadcrumbList(siteUrl, awardCrumbs({ year: params.year, slug: params.nomination, title: nomination.title })),
    schemaObject('Organization', {
      name: winner.agency.name,
      url: siteUrl + href('agency', { agency: winner.agency.name_lat }),
      award: `${nomination.title}, ${year}`,
    }),
  ]
}

export const promoDocuments: FamilyDocuments<keyof typeof promoPages> = {
  promo: {
    bundle: 'promo',
    sitemap: 'pages',
    head: null,
    jsonLd: crumbsOnly(PROMO_CRUMBS),
    sharePicture: null,
  },
  'promo-awards': {
    bundle: 'promo',
    sitemap: 'pages',
    head: null,
    jsonLd: awardsJsonLd,
    sharePicture: null,
  },
  'promo-awards-year': {
    bundle: 'promo',
    sitemap: CANONICAL_ELSEWHERE,
    head: null,
    jsonLd: awardsJsonLd,
    sharePicture: null,
  },
  'promo-award': {
    bundle: 'promo',
    sitemap: CANONICAL_ELSEWHERE,
    head: null,
    jsonLd: awardJsonLd,
    sharePicture: null,
  },
  'promo-responses': {
    bundle: 'promo-forms',
    sitemap: 'pages',
    head: null,
    jsonLd: crumbsOnly(RESPONSES_CRUMBS),
    sharePicture: null,
  },
  'promo-best-works': {
    bundle: 'promo',
    sitemap: 'pages',
    head: null,
    jsonLd: worksJsonLd,
    sharePicture: null,
  },
  'promo-best-works-year': {
    bundle: 'promo',
    sitemap: CANONICAL_ELSEWHERE,
    head: null,
    jsonLd: worksJsonLd,
    sharePicture: null,
  },
}
