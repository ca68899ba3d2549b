import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber, formatPercent, NBSP } from '#domain/numbers/numbers.ts'
import { scoredAgencies } from '#domain/russian/count-labels.ts'

export const sinceText = (year: number): string => `с${NBSP}${year} года`

/** In tenths, as in the rating of systems. */
export const shareText = (share: number): string => formatPercent(share, 1)

export const placeText = (place: number): string => `${formatNumber(place)}-е место`

export const averageText = (average: number | null): string | null => (average === null ? null : formatFixed(average))

/** «Коммерческая · 1-е место из 19 в рейтинге систем · 194 агентства в зачёте» */
export function standingText({ kind_title, place }: Answer<'cms-header'>): string {
  return [
    kind_title,
    ...(place ? [`${placeText(place.place)} из ${formatNumber(place.of)} в рейтинге систем`] : []),
    ...(place ? [scoredAgencies(place.agencies)] : []),
  ].join(' · ')
}
