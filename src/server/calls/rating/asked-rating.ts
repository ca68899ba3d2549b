import type { Answer } from '#contract/index.ts'
import type { KnownEdition } from '#db/queries/rating/editions.ts'
import type { EntrySlice } from '#db/queries/rating/rating-rows.ts'
import { parseMethodologyPath, parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { pricedNeed } from '#domain/picker/rating-need.ts'
import { comparedWith } from '#domain/rating/compared-with.ts'
import { FACTORS } from '#domain/rating/factors.ts'
import type { Filters } from '#domain/rating/rating-filters.ts'
import { placeRangeBySlug } from '#domain/vocabulary/tiers.ts'
import type { Methodology } from '#ranking/methodology.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { CMS_FACTOR_TEXTS, FACTOR_TEXTS, methodologyOf } from '../../shapes/methodology-text.ts'
import { idsWithinBudget, type PricedNeed } from '../../shapes/need/need-matches.ts'
import { notFound } from '../../shapes/not-found.ts'
import { NO_PARTICIPANTS, openEdition, type SliceSize } from '../../shapes/open-ratings.ts'

/** A slice of an edition, as named by a path. */
export interface AskedRating {
  path: RatingPath
  edition: KnownEdition
  slice: string
  tier: string
  size: SliceSize
  isMethodology: boolean
  /** Agencies whose such work fits the visitor's budget; all when absent. */
  within?: { need: PricedNeed; budget: number; ids: readonly number[] } | undefined
}

/** The rows of the page: its slice, tier and places. */
export function entrySlice({ edition, slice, tier, path, within }: AskedRating): EntrySlice {
  const places = path.range && placeRangeBySlug(path.range)
  return { editionId: edition.id, slice, tier, places, ids: within?.ids }
}

/** The rating narrowed to agencies that fit the budget. Costs are today's, so past years are not narrowed. */
export async function withinBudget(
  asked: AskedRating,
  filters: Filters,
  budget: number | undefined,
  context: Context,
): Promise<AskedRating> {
  if (budget === undefined || asked.edition.year !== null || asked.path.type === 'cms') return asked
  const need = pricedNeed(asked.path, filters, budget)
  const ids = await idsWithinBudget(need, context)
  return { ...asked, within: { need, budget, ids } }
}

/**
 * 404 for an unknown slug or edition; an empty slice of a known edition is still a rating. Memoised, because all calls
 * of one page name the same path.
 */
export const askedRating = (pathname: string, context: Context): Promise<AskedRating> =>
  context.memo.remember(`asked-rating:${pathname}`, () => readRating(pathname, context))

async function readRating(pathname: string, context: Context): Promise<AskedRating> {
  const methodology = parseMethodologyPath(pathname)
  const path: RatingPath | null = methodology ?? parseRatingPath(pathname)
  const open = path && (await openEdition(context, path.type, path.year))
  if (!open) return notFound('rating')
  const slice = sliceKey(path)
  const tier = path.tier ?? ''
  const size = open.sizes.get(`${slice}|${tier}`) ?? NO_PARTICIPANTS
  return { path, edition: open.edition, slice, tier, size, isMethodology: methodology !== null }
}

export const editionFacts = ({ edition, size, path }: AskedRating): Answer<'rating-page-main-info'>['edition'] => ({
  methodology: edition.methodology,
  computed_at: edition.computed_at.toISOString(),
  is_frozen: edition.frozen_at !== null,
  compared: comparedWith(edition),
  participants: size.participants,
  projects: size.projects,
  weights: weightsOf(methodologyOf(edition.methodology), path.type === 'cms'),
})

/** A weight of nothing is left out: before 2026 openness was not scored. */
function weightsOf({ weights, cms }: Methodology, isOfSystems: boolean) {
  const all = isOfSystems
    ? CMS_FACTORS.map(factor => ({ title: CMS_FACTOR_TEXTS[factor].title, weight: cms.weights[factor] }))
    : FACTORS.map(factor => ({ title: FACTOR_TEXTS[factor].title, weight: weights[factor] }))
  return all
    .filter(({ weight }) => weight > 0)
    .map(({ title, weight }) => ({ title, points: Math.round(weight * 100) }))
}

const CMS_FACTORS = ['projects', 'agencies', 'reviews'] as const
