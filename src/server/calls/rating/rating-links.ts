import type { Link } from '#contract/shapes/link.ts'
import { href } from '#domain/paths/paths.ts'
import {
  buildMethodologyPath,
  buildRatingPath,
  type RatingEdition,
  type RatingPath,
} from '#domain/paths/rating-path.ts'
import { sliceTitle } from '#domain/rating/rating-heading.ts'
import type { RatingSlice } from '#domain/rating/rating-slice.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { placeRangeBySlug, placeRangeTitle, tierBySlug } from '#domain/vocabulary/tiers.ts'

/** Breadcrumbs from the main page to the rating itself. */
export function ratingCrumbs(path: RatingPath, participants = Number.POSITIVE_INFINITY): Link[] {
  const { type, platform, slice, year } = path
  const range = path.range && placeRangeBySlug(path.range)
  const crumbs: Link[] = [
    { title: 'Главная', path: href('main') },
    { title: ratingTypeBySlug(type).title, path: buildRatingPath({ type, platform }) },
  ]
  if (slice) crumbs.push({ title: sliceTitle(slice), path: buildRatingPath({ type, platform, slice }) })
  if (year) crumbs.push({ title: `Выпуск ${year} года`, path: buildRatingPath({ type, platform, slice, year }) })
  if (path.tier) {
    crumbs.push({ title: tierBySlug(path.tier).title, path: buildRatingPath({ ...path, range: undefined }) })
  }
  if (range) crumbs.push({ title: placeRangeTitle(range, participants), path: buildRatingPath(path) })
  return crumbs
}

export function methodologyCrumbs({ type, platform, year }: RatingEdition): Link[] {
  const edition = { type, platform, year }
  return [...ratingCrumbs(edition), { title: 'Методика', path: buildMethodologyPath(edition) }]
}

/**
 * Nearest first: all places, all tiers, larger regions and the whole rating in the same tier, then in all tiers, and
 * last the current edition.
 */
export function widerRatings({ range, ...path }: RatingPath): RatingPath[] {
  const { type, platform, tier } = path
  const around = [...regionsAround(path.slice), ...(path.slice ? [undefined] : [])]
  const larger = (inTier: RatingPath['tier']) => around.map(slice => ({ ...path, slice, tier: inTier }))
  return [
    ...(range ? [path] : []),
    ...(tier ? [{ ...path, tier: undefined }, ...larger(tier)] : []),
    ...larger(undefined),
    ...(path.year ? [{ type, platform }] : []),
  ]
}

function regionsAround(slice: RatingSlice | undefined): RatingSlice[] {
  if (slice?.kind === 'district') return [{ kind: 'country', slug: 'russia' }]
  if (slice?.kind !== 'city') return []
  const { district, country } = cityBySlug(slice.slug)
  return [...(district ? [{ kind: 'district', slug: district } as const] : []), { kind: 'country', slug: country }]
}
