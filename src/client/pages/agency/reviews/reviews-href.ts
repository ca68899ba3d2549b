import { href } from '#domain/paths/paths.ts'
import { ANY_REVIEW, type ReviewChoice } from '../reviews-query.ts'

const CHOICE_KEYS = Object.keys(ANY_REVIEW) as (keyof ReviewChoice)[]

/** The same list with these values, from its start; null removes a filter. */
export function reviewsHref(
  agency: string,
  choice: ReviewChoice,
  changes: Readonly<Record<string, string | null>> = {},
) {
  const chosen = CHOICE_KEYS.filter(key => choice[key] !== ANY_REVIEW[key]).map(key => [key, textOf(choice[key])])
  const query = new URLSearchParams(chosen)
  for (const [key, value] of Object.entries(changes)) {
    if (value === null || value === String(ANY_REVIEW[key as keyof ReviewChoice])) query.delete(key)
    else query.set(key, value)
  }
  const path = href('agency-reviews', { agency })
  return query.size === 0 ? path : `${path}?${query}`
}

const textOf = (value: string | number | boolean): string => (value === true ? '1' : String(value))
