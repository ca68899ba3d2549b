import { roundDecimal } from '#domain/numbers.ts'
import { href } from '#domain/paths.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import { agencyCrumbs } from './parts/agency-crumbs.ts'
import { isWebAddress } from './parts/own-site-link.tsx'

export function agencyJsonLd({ siteUrl, answer }: ShownData): object[] {
  const agency = answer('agency-header')
  if (!agency) return []
  const { name, name_lat, legal, tagline, logo, city, founded, headcount, site, reviews } = agency
  const path = href('agency', { agency: name_lat })
  const crumbs = agencyCrumbs(agency).map(crumb => ({ title: crumb.text, path: crumb.href ?? path }))
  const organization = schemaObject('Organization', {
    '@id': `${siteUrl}${path}#organization`,
    name,
    legalName: legal.name,
    taxID: legal.inn,
    description: tagline,
    url: isWebAddress(site) ? site : siteUrl + path,
    logo: siteUrl + logo,
    address: { '@type': 'PostalAddress', addressLocality: city },
    foundingDate: String(founded),
    numberOfEmployees: { '@type': 'QuantitativeValue', value: headcount },
    ...(reviews.average === null || reviews.count === 0
      ? {}
      : { aggregateRating: rated(reviews.average, reviews.count) }),
  })
  return [breadcrumbList(siteUrl, crumbs), organization]
}

/** The average as the page shows it, to one decimal, but with a dot: that is what readers of the markup parse. */
const rated = (average: number, count: number) => ({
  '@type': 'AggregateRating',
  ratingValue: roundDecimal(average, 1),
  bestRating: 5,
  worstRating: 1,
  reviewCount: count,
})
