import type { Answer, Params } from '#contract/index.ts'
import { needOfRating } from '#domain/picker/rating-need.ts'
import type { Context } from '../../context.ts'
import { matchedAgencies } from '../../shapes/need/matched-agencies.ts'
import { matchNeed } from '../../shapes/need/need-matches.ts'
import { askedRating } from './asked-rating.ts'
import { knownFilters } from './rating-filters.ts'

const SHOWN = 10

/** Agencies that fit what the page asks for and are not in its list. */
export async function ratingOutside(
  { path: pathname, budget, ...typed }: Params<'rating-outside'>,
  context: Context,
): Promise<Answer<'rating-outside'>> {
  const { path } = await askedRating(pathname, context)
  const need = needOfRating(path, knownFilters(typed), budget)
  if (!need) return { found: 0, list: [] }
  const { outside } = await matchNeed(need, context)
  const first = await matchedAgencies(need, outside.slice(0, SHOWN), context)
  return { found: outside.length, list: first.map(({ agency, reason, why }) => ({ agency, reason, why })) }
}
