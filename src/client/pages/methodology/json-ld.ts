import type { RatingEdition } from '#domain/paths/rating-path.ts'
import { breadcrumbList, type ShownData } from '../../app/json-ld.ts'
import { methodologyCrumbs } from './parts/methodology-crumbs.ts'

export function methodologyJsonLd({ siteUrl, answer }: ShownData, edition: RatingEdition): object[] {
  const rating = answer('rating-page-main-info')
  return rating ? [breadcrumbList(siteUrl, methodologyCrumbs(rating.breadcrumbs, edition))] : []
}
