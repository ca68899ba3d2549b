import type { Answer, Params } from '#contract/index.ts'
import type { Context } from '../../context.ts'
import { agencyRatingPage } from './agency-rating-page.ts'
import { askedRating, withinBudget } from './asked-rating.ts'
import { cmsRatingPage } from './cms-rating-page.ts'
import { methodologyPage } from './methodology-page.ts'
import { knownFilters } from './rating-filters.ts'

/** One call serves three kinds of page: agencies, systems, and the rules of an edition. */
export async function ratingPage(
  { path, next, budget, methodology: isMethodology = false, ...typed }: Params<'rating-page-main-info'>,
  context: Context,
): Promise<Answer<'rating-page-main-info'>> {
  const filters = knownFilters(typed)
  const asked = await askedRating(path, context)
  if (isMethodology || asked.isMethodology) return methodologyPage({ ...asked, isMethodology: true }, context)
  if (asked.path.type === 'cms') return cmsRatingPage(asked, context)
  return agencyRatingPage(
    await withinBudget(asked, filters, budget, context),
    { filters, after: Number(next ?? 0) },
    context,
  )
}
