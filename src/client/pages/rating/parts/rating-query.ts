import type { Params } from '#contract/index.ts'
import type { FilterKey } from '#contract/shapes/rating.ts'
import { buildRatingPath, type RatingPath } from '#domain/paths/rating-path.ts'
import type { FiltersObj } from '../../../store/rating/filters-slice.ts'

export const FILTER_KEYS: readonly FilterKey[] = ['countries', 'cities', 'bt', 'st', 'systems', 'oc']
/** Whose place the page explains. */
export const WHY = 'why'

const FILTER_ID = /^[1-9]\d{0,3}$/
const AGENCY_ID = /^[1-9]\d{0,8}$/

/** What the address asks for; nonsense in it is the same as nothing. */
export function filtersOf(query: URLSearchParams): FiltersObj {
  const pairs = FILTER_KEYS.map(key => [key, FILTER_ID.test(query.get(key) ?? '') ? Number(query.get(key)) : 0])
  return Object.fromEntries(pairs) as FiltersObj
}

/** «?cities=3&bt=5», or nothing when no filter is on. */
export function filterSearch(filters: FiltersObj): string {
  const chosen = chosenFilters(filters)
  return chosen.length > 0 ? `?${chosen.map(([key, id]) => `${key}=${id}`).join('&')}` : ''
}

export const chosenFilters = (filters: FiltersObj): [FilterKey, number][] =>
  FILTER_KEYS.flatMap(key => (filters[key] > 0 ? [[key, filters[key]]] : []))

/** A filter that is off is named all the same: else the answer to a filtered question would pass for this one's. */
export function ratingRequest(rating: RatingPath, filters: FiltersObj): Params<'rating-page-main-info'> {
  const asked = Object.fromEntries(FILTER_KEYS.map(key => [key, filters[key] || undefined]))
  return { path: buildRatingPath(rating), ...asked }
}

/** The question about the agency whose place is to be explained, if the address names one. */
export function whyRequest(rating: RatingPath, query: URLSearchParams): Params<'rating-additional-info'> | null {
  const id = query.get(WHY) ?? ''
  return AGENCY_ID.test(id) ? { path: buildRatingPath(rating), ids: id } : null
}
