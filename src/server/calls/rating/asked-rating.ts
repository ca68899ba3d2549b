import type { Selectable } from 'kysely'
import type { Answer } from '#contract/index.ts'
import type { EntrySlice } from '#db/queries/rating/rating-rows.ts'
import type { Edition } from '#db/tables.generated.ts'
import { parseMethodologyPath, parseRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { placeRangeBySlug } from '#domain/vocabulary/tiers.ts'
import { FACTORS, type Methodology } from '#ranking/methodology.ts'
import { sliceKey } from '#ranking/slices.ts'
import type { Context } from '../../context.ts'
import { notFound } from '../../shapes/not-found.ts'
import { NO_PARTICIPANTS, openEdition, type SliceSize } from '../../shapes/open-ratings.ts'
import { CMS_FACTOR_TEXTS, FACTOR_TEXTS, methodologyOf } from './methodology-text.ts'

/** A slice of an edition, as named by a path. */
export interface AskedRating {
  path: RatingPath
  edition: Selectable<Edition>
  slice: string
  tier: string
  size: SliceSize
  isMethodology: boolean
}

/** The rows of the page: its slice, tier and places. */
export function entrySlice({ edition, slice, tier, path }: AskedRating): EntrySlice {
  return { editionId: edition.id, slice, tier, places: path.range && placeRangeBySlug(path.range) }
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
  participants: size.participants,
  projects: size.projects,
  weights: weightsOf(methodologyOf(edition.methodology), path.type === 'cms'),
})

/** A weight of nothing is left out: before 2026 openness was not scored. */
function weightsOf({ weights, cms }: Methodology, isOfSystems: boolean) {
  const all = isOfSystems
    ? CMS_FACTORS.map(factor => ({ title: CMS_FACTOR_TEXTS[factor].title, weight: cms.weights[factor] }))
    : FACTORS.map(factor => ({ title: FACTOR_TEXTS[factor].title, weight: weights[factor] }))
  return all.filter(({ weight }) => weight > 0).map(({ title, weight }) => ({ title, points: Math.round(weight * 100) }))
}

const CMS_FACTORS = ['projects', 'agencies', 'reviews'] as const
