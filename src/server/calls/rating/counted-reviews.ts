import type { ReviewedWork, ReviewSlice } from '#db/queries/reviews/rating-reviews.ts'
import type { RatingPath } from '#domain/paths/rating-path.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import type { AskedRating } from './asked-rating.ts'

/** The reviews that the entries of a rating are scored by. */
export function countedReviews({ path, edition, slice, tier, size }: AskedRating): ReviewSlice {
  const { service } = ratingTypeBySlug(path.type)
  return {
    editionId: edition.id,
    slice,
    tier,
    participants: size.participants,
    service,
    asOf: edition.as_of,
    work: reviewedWork(path),
  }
}

/** Category, system and list slices count only reviews of such projects; geographic ones count all of an agency's. */
function reviewedWork({ platform, slice }: RatingPath): ReviewedWork {
  const work: ReviewedWork = platform ? { platform } : {}
  if (slice?.kind === 'system') work.system = slice.slug
  if (slice?.kind === 'list') work.list = slice.slug
  if (slice?.kind === 'category') {
    work[categoryBySlug(slice.slug).kind === 'industry' ? 'industry' : 'siteType'] = slice.slug
  }
  return work
}
