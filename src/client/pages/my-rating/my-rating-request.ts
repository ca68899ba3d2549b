import type { Params } from '#contract/index.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'

/** Query parameter: weights of one's own, «30-30-20-10-5-5». */
export const WEIGHTS = 'w'

/** The server redirects from bad weights before it asks. */
export const firmnessRequest = (rating: RatingPath, query: URLSearchParams): Params<'rating-my-firmness'> =>
  ({ path: buildRatingPath(rating), w: query.get(WEIGHTS) || undefined }) as object as Params<'rating-my-firmness'>
