import type { Answer } from '#contract/index.ts'
import { formatFixed, formatNumber } from '#domain/numbers/numbers.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'

type Place = Answer<'rating-additional-info'>['additional_info'][string]

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
