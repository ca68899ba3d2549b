import type { RatingRow } from '#contract/calls/rating.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'

/** «4,8»; null without ratings. */
export const averageText = ({ average }: RatingRow): string | null => (average === null ? null : formatFixed(average))

/** «до 1-го — 1,5»; empty for the first. */
export function distanceText({ above }: RatingRow): string {
  const [place, points] = above ?? []
  return place === undefined || points === undefined ? '' : `до${NBSP}${place}-го${NBSP}— ${formatFixed(points)}`
}

/** «было 4»; empty if the place is new or has no earlier edition. */
export const beforeText = ({ place, change }: RatingRow): string => (change ? `было${NBSP}${place + change}` : '')

/** Months in which the agency took part, oldest first. */
export const knownPlaces = ({ months }: RatingRow): number[] => months.filter(place => place !== null)
