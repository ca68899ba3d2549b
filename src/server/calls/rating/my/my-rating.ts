import type { Answer, Params } from '#contract/index.ts'
import { listIdsWithFacets } from '#db/queries/rating/weighed-rows.ts'
import { buildMyRatingPath } from '#domain/paths/rating-path.ts'
import { myRatingHeading } from '#domain/rating/rating-heading.ts'
import { firmnessOf } from '#ranking/own/firmness.ts'
import { formatWeights, nearestWeights, readNumbers } from '#ranking/own/own-weights.ts'
import type { Context } from '../../../context.ts'
import { type AskedRating, editionFacts, entrySlice, withinBudget } from '../asked-rating.ts'
import { chosenFacets, knownFilters } from '../rating-filters.ts'
import { ratingCrumbs } from '../rating-links.ts'
import { weighedList } from './weighed-list.ts'

/** The same for all weights: browser and renderer order the rows by the weights of the address. */
export async function myRating(
  { path: pathname, budget, ...typed }: Params<'rating-my'>,
  context: Context,
): Promise<Answer<'rating-my'>> {
  const filters = knownFilters(typed)
  const { asked, official, smallBudget, rows } = await weighedList(pathname, context)
  const narrowed = await withinBudget(asked, filters, budget, context)
  return {
    h1: myRatingHeading(asked.path),
    breadcrumbs: [...ratingCrumbs(asked.path), { title: 'Свои веса', path: buildMyRatingPath(asked.path) }],
    edition: editionFacts(asked),
    official: [...official],
    small_budget: smallBudget,
    rows,
    matching: await matchingIds(narrowed, chosenFacets(filters), context),
  }
}

async function matchingIds(asked: AskedRating, facets: readonly number[], context: Context): Promise<number[] | null> {
  if (facets.length === 0 && !asked.within) return null
  return listIdsWithFacets(context.database.kysely, entrySlice(asked), facets)
}

/** Of the whole list: filters hide rows, they do not move them. */
export async function myRatingFirmness(
  { path, w = '' }: Params<'rating-my-firmness'>,
  context: Context,
): Promise<Answer<'rating-my-firmness'>> {
  const { asked, official, rows } = await weighedList(path, context)
  const own = nearestWeights(readNumbers(w), official)
  const { edition, slice, tier } = asked
  return context.memo.remember(`firmness:${edition.id}:${slice}:${tier}:${formatWeights(own)}`, async () =>
    firmnessOf(rows, official, own),
  )
}
