import { ratingHeading } from '#domain/rating-heading.ts'
import { buildRatingPath, type RatingPath } from '#domain/rating-path.ts'

/** The nearest rating that holds more: without the tier, else without the slice, else the current edition. */
export function widerRating(rating: RatingPath): { title: string; href: string } | null {
  const wider = withoutOne(rating)
  return wider && { title: ratingHeading(wider), href: buildRatingPath(wider) }
}

function withoutOne({ range: _, ...rating }: RatingPath): RatingPath | null {
  if (rating.tier) return { ...rating, tier: undefined }
  if (rating.slice) return { ...rating, slice: undefined }
  return rating.year ? { ...rating, year: undefined } : null
}
