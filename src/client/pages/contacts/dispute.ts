import type { Params } from '#contract/index.ts'
import { AGENCY_ID } from '#domain/agency/agency-ids.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'

/** The place that the link to the form names, if it names one. */
export function disputedPlace(query: URLSearchParams): Params<'rating-additional-info'> | null {
  const path = disputedRating(query)
  const ids = query.get('agency') ?? ''
  return path !== null && AGENCY_ID.test(ids) ? { path, ids } : null
}

/** The address of the rating that the link names; one that is no rating's begins no message. */
export function disputedRating(query: URLSearchParams): string | null {
  const path = query.get('rating') ?? ''
  return path.length <= 200 && parseRatingPath(path) ? path : null
}
