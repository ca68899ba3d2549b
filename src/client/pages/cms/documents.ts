import type { Answer } from '#contract/index.ts'
import { roundDecimal } from '#domain/numbers/numbers.ts'
import { href, type PathParams } from '#domain/paths/paths.ts'
import { breadcrumbList, type ShownData, schemaObject } from '../../app/json-ld.ts'
import { CANONICAL_ELSEWHERE, type FamilyDocuments } from '../../app/page-document.ts'
import { type CmsPageName, cmsCrumbs } from './frame/cms-pages.ts'
import type { cmsPages } from './pages.ts'

/** Breadcrumbs, and the system with its average mark where the page shows one. */
const cmsJsonLd =
  <N extends CmsPageName>(page: N) =>
  ({ siteUrl, answer }: ShownData, params: PathParams<N>): object[] => {
    const system = answer('cms-header')
    if (!system) return []
    const path = href(page, params)
    const crumbs = cmsCrumbs(system, page).map(crumb => ({ title: crumb.text, path: crumb.href ?? path }))
    const isMarked = (page === 'cms' || page === 'cms-reviews') && system.reviews.average !== null
    return [breadcrumbList(siteUrl, crumbs), ...(isMarked ? [application(siteUrl, system)] : [])]
  }

const application = (siteUrl: string, { slug, title, reviews }: Answer<'cms-header'>) =>
  schemaObject('SoftwareApplication', {
    '@id': `${siteUrl}${href('cms', { cms: slug })}#system`,
    name: title,
    url: siteUrl + href('cms', { cms: slug }),
    applicationCategory: 'Content management system',
    // One decimal as on the page, but with a dot, as parsers expect.
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: roundDecimal(reviews.average ?? 0, 1),
      bestRating: 5,
      worstRating: 1,
      reviewCount: reviews.count,
    },
  })

const OF_SYSTEM = { of: ({ cms }: PathParams<'cms'>) => href('cms', { cms }) }

export const cmsDocuments: FamilyDocuments<keyof typeof cmsPages> = {
  cms: {
    bundle: 'cms',
    sitemap: 'systems',
    head: null,
    jsonLd: cmsJsonLd('cms'),
    sharePicture: 'card',
  },
  'cms-projects': {
    bundle: 'cms',
    sitemap: 'systems',
    head: null,
    jsonLd: cmsJsonLd('cms-projects'),
    sharePicture: OF_SYSTEM,
  },
  'cms-reviews': {
    bundle: 'cms',
    sitemap: 'systems',
    head: null,
    jsonLd: cmsJsonLd('cms-reviews'),
    sharePicture: OF_SYSTEM,
  },
  'cms-review': {
    bundle: 'cms',
    sitemap: CANONICAL_ELSEWHERE,
    head: null,
    jsonLd: cmsJsonLd('cms-review'),
    sharePicture: OF_SYSTEM,
  },
}
