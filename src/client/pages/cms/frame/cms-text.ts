import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber, formatPercent, NBSP } from '#domain/numbers/numbers.ts'
import { scoredAgencies } from '#domain/russian/count-labels.ts'
import { moscowYear } from '#domain/time/dates.ts'

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

export type Partner = Answer<'cms-about'>['partners'][number]

/** «Золотой партнёр с 2019 года»; null for agencies that are not partners. */
export function partnershipText({ level, since }: Partner): string | null {
  if (level === null) return null
  return since === null ? level : `${level} с ${moscowYear(since)} года`
}

/** Open-source systems have no partner programme: their list is simply the most active agencies. */
export const partnersTitle = (partners: readonly Partner[], title: string): string =>
  partners.some(({ level }) => level !== null)
    ? `Партнёры и разработчики на ${title}`
    : `Кто больше всех делает на ${title}`
