import type { Answer, Params } from '#contract/index.ts'
import { AGENCY_ID } from '#domain/agency/agency-ids.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { parseRatingPath } from '#domain/paths/rating-path.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'

type Place = Answer<'rating-additional-info'>['additional_info'][string]

/** The place that the link to the form names, if it names one. */
export function disputedPlace(query: URLSearchParams): Params<'rating-additional-info'> | null {
  const path = disputedRating(query)
  const ids = query.get('agency') ?? ''
  return path !== null && AGENCY_ID.test(ids) ? { path, ids } : null
}

/** The address of the rating that the link names; one that is no rating's begins no message. */
export function disputedRating(query: URLSearchParams): string | null {
  const path = query.get('rating') ?? ''
  return path.length <= 200 && parseRatingPath(path) ? path : null
}

const QUESTIONS = ['', 'Что посчитано неверно: ', 'Чем это подтверждается (договор, ссылка, письмо клиента): ']

/** The beginning of a message that disputes a place: what is known, and what the editors will ask. */
export const disputeText = (path: string, { agency, place, score, addends }: Place): string =>
  [
    `Оспариваю место: ${inGuillemets(agency.name)} (${agency.city}), ${formatNumber(place)}-е, балл ${formatFixed(score)}.`,
    `Рейтинг: ${path}`,
    `Слагаемые: ${addends.map(({ title, points }) => `${title.toLowerCase()} ${formatFixed(points)}`).join(', ')}.`,
    ...QUESTIONS,
  ].join('\n')

/** The same from a page that knows the rating only. */
export const ratingDisputeText = (path: string): string =>
  ['Оспариваю место: ', `Рейтинг: ${path}`, ...QUESTIONS].join('\n')
