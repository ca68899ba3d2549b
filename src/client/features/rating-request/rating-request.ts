import type { Params } from '#contract/index.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { FILTER_KEYS, readFilters } from '#domain/rating/rating-filters.ts'

/** Sets every key, chosen or not: otherwise the store would match the answer to a filtered request. */
export function ratingRequest(rating: RatingPath, query: URLSearchParams): Params<'rating-page-main-info'> {
  const filters = readFilters(query)
  const chosen = Object.fromEntries(FILTER_KEYS.map(key => [key, filters[key] || undefined]))
  return {
    path: buildRatingPath(rating),
    ...chosen,
    budget: phraseParams(query).budget,
  } as object as Params<'rating-page-main-info'>
}
