import type { Answer } from '#contract/index.ts'
import { methodologyHeading } from '#domain/rating/rating-heading.ts'
import type { Context } from '../../context.ts'
import { type AskedRating, editionFacts } from './asked-rating.ts'
import { yearLinks } from './edition-links.ts'
import { filtersObj } from './rating-filters.ts'
import { methodologyCrumbs } from './rating-links.ts'
import { ratingMethodology } from './rating-methodology.ts'

export async function methodologyPage(asked: AskedRating, context: Context): Promise<Answer<'rating-page-main-info'>> {
  const { path, size } = asked
  const [methodology, years] = await Promise.all([
    ratingMethodology(asked, context),
    path.type === 'cms' ? [] : yearLinks(asked, context),
  ])
  return {
    h1: methodologyHeading(path),
    breadcrumbs: methodologyCrumbs(path),
    edition: editionFacts(asked),
    years,
    tiers: [],
    filters: filtersObj({}),
    city: null,
    budget: null,
    found: size.participants,
    scales: null,
    rows: [],
    systems: [],
    methodology,
    wider: [],
    following: null,
    next: null,
  }
}
