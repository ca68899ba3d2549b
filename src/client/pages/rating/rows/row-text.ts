import type { RatingRow } from '#contract/calls/rating.ts'
import { formatFixed, formatNumber, NBSP } from '#domain/numbers/numbers.ts'

/** «4,8»; null without ratings. */
export const averageText = ({ average }: RatingRow): string | null => (average === null ? null : formatFixed(average))

/** «до 1-го — 1,5»; empty for the first. */
export function distanceText({ above }: RatingRow): string {
  const [place, points] = above ?? []
  return place === undefined || points === undefined ? '' : `до${NBSP}${place}-го${NBSP}— ${formatFixed(points)}`
}

/** Months in which the agency took part, oldest first. */
export const knownPlaces = ({ months }: RatingRow): number[] => months.filter(place => place !== null)

/** «Казань · 64 чел.»: facts of today, and a closed edition says so. */
export const agencyFacts = ({ agency }: RatingRow, isFrozen: boolean): string =>
  `${isFrozen ? 'сейчас: ' : ''}${agency.city} · ${formatNumber(agency.headcount)} чел.`

/** «Балл 69,4 из 100: 26,4 + 23,1 + 15,0 + 2,2 + 1,4 + 1,3» */
export const scoreLabel = (score: number, addends: readonly number[]): string =>
  `Балл ${formatFixed(score)} из 100: ${sumOf(addends)}`

/** The addends in the order of the methodology, as they are shown. */
export const sumOf = (addends: readonly number[]): string => addends.map(points => formatFixed(points)).join(' + ')
