import { href } from '#domain/paths/paths.ts'
import { ANY_REVIEW, type ReviewChoice } from '../reviews-query.ts'

/** The same list with these values, from its start; null removes a filter. */
export function reviewsHref(
  agency: string,
  choice: ReviewChoice,
  changes: Readonly<Record<string, string | null>> = {},
) {
  const chosen = Object.entries({ ...choice, order: choice.order ?? NEW, ...changes })
  const query = new URLSearchParams(chosen.flatMap(([key, value]) => (isOff(key, value) ? [] : [[key, String(value)]])))
  const path = href('agency-reviews', { agency })
  return query.size === 0 ? path : `${path}?${query}`
}

/** The order of a list that has none in its address. */
export const NEW = 'new'
const DEFAULTS: Readonly<Record<string, unknown>> = { ...ANY_REVIEW, order: NEW }

const isOff = (key: string, value: unknown): boolean =>
  value === null || value === undefined || String(value) === String(DEFAULTS[key])
