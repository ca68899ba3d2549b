import type { RatingRow } from '#contract/calls/rating.ts'
import { formatFixed, NBSP } from '#domain/numbers/numbers.ts'

/** «4,8»; null without ratings. */
export const averageText = ({ average }: RatingRow): string | null => (average === null ? null : formatFixed(average))

/** «до 1-го — 1,5»; empty for the first. */
export function distanceText({ above }: RatingRow): string {
  const [place, points] = above ?? []
  return place === undefined || points === undefined ? '' : `до${NBSP}${place}-го${NBSP}— ${formatFixed(points)}`
}

/** Places gained over the months of the drawn line; in a frozen edition, which has none, since the edition before. */
export function yearShift(row: RatingRow): number | null {
  const [first, ...later] = knownPlaces(row)
  return first === undefined || later.length === 0 ? row.change : first - row.place
}

/** «было 4»; empty if the place is new or has not changed. */
export function beforeText(row: RatingRow): string {
  const shift = yearShift(row)
  return shift ? `было${NBSP}${row.place + shift}` : ''
}

/** Months in which the agency took part, oldest first. */
export const knownPlaces = ({ months }: RatingRow): number[] => months.filter(place => place !== null)
