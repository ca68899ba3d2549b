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
import { placeRangeBySlug, tierBySlug } from '#domain/vocabulary/tiers.ts'

/** Breadcrumbs from the main page to the rating itself. */
export function ratingCrumbs(path: RatingPath): Link[] {
  const { type, platform, slice, year } = path
  const last = path.tier ? tierBySlug(path.tier).title : path.range && placeRangeBySlug(path.range).title
  const crumbs: Link[] = [
    { title: 'Главная', path: href('main') },
    { title: ratingTypeBySlug(type).title, path: buildRatingPath({ type, platform }) },
  ]
  if (slice) crumbs.push({ title: sliceTitle(slice), path: buildRatingPath({ type, platform, slice }) })
  if (year) crumbs.push({ title: `Выпуск ${year} года`, path: buildRatingPath({ type, platform, slice, year }) })
  if (last) crumbs.push({ title: last, path: buildRatingPath(path) })
  return crumbs
}

export function methodologyCrumbs({ type, platform, year }: RatingEdition): Link[] {
  const edition = { type, platform, year }
  return [...ratingCrumbs(edition), { title: 'Методика', path: buildMethodologyPath(edition) }]
}

/** Nearest first: without the tier, larger regions, the whole rating, the current edition. */
export function widerRatings({ range: _, ...path }: RatingPath): RatingPath[] {
  const wider: RatingPath[] = path.tier ? [{ ...path, tier: undefined }] : []
  for (const slice of regionsAround(path.slice)) wider.push({ ...path, tier: undefined, slice })
  if (path.slice) wider.push({ ...path, tier: undefined, slice: undefined })
  if (path.year) wider.push({ type: path.type, platform: path.platform })
  return wider
}

function regionsAround(slice: RatingSlice | undefined): RatingSlice[] {
  if (slice?.kind === 'district') return [{ kind: 'country', slug: 'russia' }]
  if (slice?.kind !== 'city') return []
  const { district, country } = cityBySlug(slice.slug)
  return [...(district ? [{ kind: 'district', slug: district } as const] : []), { kind: 'country', slug: country }]
}
