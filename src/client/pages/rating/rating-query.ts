import type { Params } from '#contract/index.ts'
import { AGENCY_ID } from '#domain/agency/agency-ids.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import { phraseParams } from '#domain/picker/phrase-query.ts'
import { readFilters } from '#domain/rating/rating-filters.ts'

/** Query parameter: id of the agency whose place the page explains. */
export const WHY = 'why'
/** Query parameter: the name typed into «Найти моё агентство». */
export const OWN = 'own'
export const MAX_NAME = 100

/** The picker starts as the rating; budget and deadline come along from an earlier phrase. */
export function pickerRequest(rating: RatingPath, query: URLSearchParams): Params<'picker'> {
  const { cities } = readFilters(query)
  // The slice says the task and the place: only these two answers come from the query.
  const own = new URLSearchParams([...query].filter(([key]) => key === 'budget' || key === 'deadline'))
  return { ...phraseParams(own), path: buildRatingPath(rating), ...(cities > 0 && { cities }) }
}

/** The request for the explanation of an agency's place, if the query names one. */
export function whyRequest(rating: RatingPath, query: URLSearchParams): Params<'rating-additional-info'> | null {
  const id = query.get(WHY) ?? ''
  return AGENCY_ID.test(id) ? { path: buildRatingPath(rating), ids: id } : null
}

/** The request for the rows of the agencies of a name, if the query has one; the call refuses a longer one and NUL. */
export function ownRowRequest(rating: RatingPath, query: URLSearchParams): Params<'rating-own-row'> | null {
  const name = (query.get(OWN) ?? '').replaceAll('\u0000', '').trim().slice(0, MAX_NAME)
  return name === '' ? null : { path: buildRatingPath(rating), name }
}
