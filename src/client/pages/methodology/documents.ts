import { buildRatingPath, type RatingEdition } from '#domain/paths/rating-path.ts'
import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import type { FamilyDocuments } from '../../app/page-document.ts'
import type { methodologyPages } from './pages.ts'
import { methodologyCrumbs } from './parts/edition-links.ts'

function methodologyJsonLd({ siteUrl, answer }: ShownData, edition: RatingEdition): object[] {
  const rating = answer('rating-page-main-info')
  return rating ? [breadcrumbList(siteUrl, methodologyCrumbs(rating.breadcrumbs, edition))] : []
}

export const methodologyDocuments: FamilyDocuments<keyof typeof methodologyPages> = {
  methodology: {
    bundle: 'methodology',
    sitemap: 'ratings',
    head: null,
    jsonLd: methodologyJsonLd,
    sharePicture: { of: buildRatingPath },
  },
}
