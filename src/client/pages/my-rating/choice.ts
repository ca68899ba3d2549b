import { OWN_MARKS, type OwnMark } from '#domain/rating/own-marks.ts'
import { filterSearch, readFilters } from '#domain/rating/rating-filters.ts'
import { formatWeights, nearestWeights, type OwnWeights, readNumbers } from '#ranking/own/own-weights.ts'
import { WEIGHTS } from './my-rating-request.ts'

/** What the reader decides on the page itself, and its address repeats. */
export interface Choice {
  weights: OwnWeights
  marks: readonly OwnMark[]
  /** All rows instead of the first. */
  isAll: boolean
}

export const ALL = 'all'
export const ON = '1'

/** Of a page opened in the browser; the server redirects from bad weights to the same ones. */
export const readChoice = (query: URLSearchParams, official: OwnWeights): Choice => ({
  weights: nearestWeights(readNumbers(query.get(WEIGHTS) ?? ''), official),
  marks: OWN_MARKS.filter(mark => query.get(mark) === ON),
  isAll: query.get(ALL) === ON,
})

/** «?w=25-40-15-10-0-10&reply=1&cities=3»; without `w` for the weights of the method. */
export function choiceSearch(choice: Choice, official: OwnWeights, query: URLSearchParams, budget?: number): string {
  const { weights, marks, isAll } = choice
  const own = formatWeights(weights)
  const parts = [
    ...(own === formatWeights(official) ? [] : [`${WEIGHTS}=${own}`]),
    ...marks.map(mark => `${mark}=${ON}`),
    ...(isAll ? [`${ALL}=${ON}`] : []),
    filterSearch(readFilters(query), budget).slice(1),
  ].filter(part => part !== '')
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
