import type { Answer } from '#contract/index.ts'
import type { Review } from '#contract/shapes/review.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { href, type PathParams } from '#domain/paths/paths.ts'
import { moscowDay } from '#domain/time/dates.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import { CANONICAL_ELSEWHERE, type FamilyDocuments } from '../../app/page-document.ts'
import { type AgencyPageName, agencyCrumbs } from './frame/agency-pages.ts'
import { isWebAddress } from './frame/external-link.tsx'
import type { agencyPages } from './pages.ts'

type Agency = Answer<'agency-header'>

/** Breadcrumbs, and the organisation with the figures and reviews the page shows. */
const agencyJsonLd =
  <N extends AgencyPageName>(page: N) =>
  ({ siteUrl, answer }: ShownData, params: PathParams<N>): object[] => {
    const agency = answer('agency-header')
    if (!agency) return []
    const path = href(page, params)
    const crumbs = agencyCrumbs(agency, page).map(crumb => ({ title: crumb.text, path: crumb.href ?? path }))
    const one = answer('agency-review')
    const reviews = one ? [one.review] : (answer('agency-reviews')?.reviews ?? [])
    return [breadcrumbList(siteUrl, crumbs), organization(siteUrl, agency, reviews)]
  }

function organization(siteUrl: string, agency: Agency, shown: readonly Review[]) {
  const { name, name_lat, legal, tagline, logo, city, founded, headcount, site, reviews } = agency
  const path = href('agency', { agency: name_lat })
  return schemaObject('Organization', {
    '@id': `${siteUrl}${path}#organization`,
    name,
    ...(legal.name === '' ? {} : { legalName: legal.name, taxID: legal.inn }),
    ...(tagline === '' ? {} : { description: tagline }),
    url: isWebAddress(site) ? site : siteUrl + path,
    logo: siteUrl + logo,
    address: { '@type': 'PostalAddress', addressLocality: city },
    foundingDate: String(founded),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: headcount },
    ...(reviews.average === null || reviews.count === 0
      ? {}
      : { aggregateRating: { '@type': 'AggregateRating', ...rated(reviews.average), reviewCount: reviews.count } }),
    ...(shown.length === 0 ? {} : { review: shown.map(review => reviewed(siteUrl, review)) }),
  })
}

/** The same text and figures as the review's card. */
const reviewed = (siteUrl: string, { path, author, overall, body, published_at }: Review) => ({
  '@type': 'Review',
  url: siteUrl + path,
  author: { '@type': 'Person', name: author },
  datePublished: moscowDay(published_at),
  reviewBody: body,
  reviewRating: { '@type': 'Rating', ...rated(overall) },
})

/** One decimal as on the page, but with a dot, as parsers expect. */
const rated = (value: number) => ({ ratingValue: roundDecimal(value, 1), bestRating: 5, worstRating: 1 })

const OF_AGENCY = { of: ({ agency }: { agency: string }) => href('agency', { agency }) }

export const agencyDocuments: FamilyDocuments<keyof typeof agencyPages> = {
  agency: {
    bundle: 'agency',
    sitemap: 'agencies',
    head: null,
    jsonLd: agencyJsonLd('agency'),
    sharePicture: 'card',
  },
  'agency-prices': {
    bundle: 'agency-tabs',
    sitemap: 'agencies',
    head: null,
    jsonLd: agencyJsonLd('agency-prices'),
    sharePicture: OF_AGENCY,
  },
  'agency-portfolio': {
    bundle: 'agency-lists',
    sitemap: 'agencies',
    head: null,
    jsonLd: agencyJsonLd('agency-portfolio'),
    sharePicture: OF_AGENCY,
  },
  'agency-reviews': {
    bundle: 'agency-lists',
    sitemap: 'agencies',
    head: null,
    jsonLd: agencyJsonLd('agency-reviews'),
    sharePicture: OF_AGENCY,
  },
  'agency-review': {
    bundle: 'agency-lists',
    sitemap: CANONICAL_ELSEWHERE,
    head: null,
    jsonLd: agencyJsonLd('agency-review'),
    sharePicture: OF_AGENCY,
  },
  'agency-interviews': {
    bundle: 'agency-tabs',
    sitemap: 'agencies',
    head: null,
    jsonLd: agencyJsonLd('agency-interviews'),
    sharePicture: OF_AGENCY,
  },
  'agency-mentions': {
    bundle: 'agency-lists',
    sitemap: 'agencies',
    head: null,
    jsonLd: agencyJsonLd('agency-mentions'),
    sharePicture: OF_AGENCY,
  },
  'agency-faq': {
    bundle: 'agency-tabs',
    sitemap: 'agencies',
    head: null,
    jsonLd: agencyJsonLd('agency-faq'),
    sharePicture: OF_AGENCY,
  },
  'agency-contacts': {
    bundle: 'agency-contacts',
    sitemap: 'agencies',
    head: null,
    jsonLd: agencyJsonLd('agency-contacts'),
    sharePicture: OF_AGENCY,
  },
}
