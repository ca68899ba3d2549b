import type { Link } from '#contract/shapes/link.ts'
import { href } from '#domain/paths.ts'
import { ratingHeading, sliceTitle } from '#domain/rating-heading.ts'
import { buildRatingPath, type RatingPath } from '#domain/rating-path.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { placeRangeBySlug, tierBySlug } from '#domain/vocabulary/tiers.ts'

/** The chain from the main page to the rating itself, which is its last link. */
export function ratingCrumbs(path: RatingPath): Link[] {
  const { type, platform, slice, year } = path
  const last = path.tier ? tierBySlug(path.tier).title : path.range && placeRangeBySlug(path.range).title
  const chain: Link[] = [
    { title: 'Главная', path: href('main') },
    { title: ratingTypeBySlug(type).title, path: buildRatingPath({ type, platform }) },
  ]
  if (slice) chain.push({ title: sliceTitle(slice), path: buildRatingPath({ type, platform, slice }) })
  if (year) chain.push({ title: `Выпуск ${year} года`, path: buildRatingPath({ type, platform, slice, year }) })
  if (last) chain.push({ title: last, path: buildRatingPath(path) })
  return chain
}

/** The nearest rating that holds more: without the tier, else without the slice, else the current edition. */
export function widerRating(path: RatingPath): Link | null {
  const wider = withoutOne(path)
  return wider && { title: ratingHeading(wider), path: buildRatingPath(wider) }
}

function withoutOne({ range: _, ...path }: RatingPath): RatingPath | null {
  if (path.tier) return { ...path, tier: undefined }
  if (path.slice) return { ...path, slice: undefined }
  return path.year ? { ...path, year: undefined } : null
}
