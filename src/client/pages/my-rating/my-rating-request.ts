import type { Params } from '#contract/index.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { FILTER_KEYS, readFilters } from '#domain/rating/rating-filters.ts'

/** Query parameter: weights of one's own, «30-30-20-10-5-5». */
export const WEIGHTS = 'w'
const READABLE = /^\d{1,6}(-\d{1,6}){0,5}$/

/** Sets every key, chosen or not: otherwise the store would match the answer to a filtered request. */
export function myRatingRequest(rating: RatingPath, query: URLSearchParams): Params<'rating-my'> {
  const filters = readFilters(query)
  const chosen = Object.fromEntries(FILTER_KEYS.map(key => [key, filters[key] || undefined]))
  return {
    path: buildRatingPath(rating),
    ...chosen,
    budget: phraseParams(query).budget,
  } as object as Params<'rating-my'>
}

export function firmnessRequest(rating: RatingPath, query: URLSearchParams): Params<'rating-my-firmness'> {
  const w = query.get(WEIGHTS) ?? ''
  return {
    path: buildRatingPath(rating),
    w: READABLE.test(w) ? w : undefined,
  } as object as Params<'rating-my-firmness'>
}
