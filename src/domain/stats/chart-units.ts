import { NBSP } from '../numbers/numbers.ts'
import { NOUNS, type NounForms } from '../russian/nouns.ts'
import { plural } from '../russian/plural.ts'
import { DAY } from '../russian/rare-nouns.ts'

interface UnitTexts {
  /** Null for a sign, which does not change. */
  noun: NounForms | null
  /** Beside an axis. */
  axis: string
  /** After a title: «Как быстро отвечают? В днях». */
  within: string
}

const UNITS: Readonly<Record<string, UnitTexts>> = {
  дня: { noun: DAY, axis: 'дни', within: 'в днях' },
  балла: { noun: NOUNS.point, axis: 'баллы', within: 'в баллах' },
  '%': { noun: null, axis: '%', within: 'в процентах' },
  '₽': { noun: null, axis: '₽', within: 'в рублях' },
  '₽/мес.': { noun: null, axis: '₽/мес.', within: 'в рублях в месяц' },
}

/** The unit after a figure as it is shown: «5 дней», «5,0 дня», «41,2 %». */
export function withUnit(figure: string, unit: string): string {
  if (unit === '') return figure
  const noun = UNITS[unit]?.noun
  const count = Number(figure.replaceAll(NBSP, ''))
  const word = noun ? (Number.isNaN(count) ? noun.few : plural(count, noun)) : unit
  return `${figure}${NBSP}${word}`
}

export const axisUnit = (unit: string): string => UNITS[unit]?.axis ?? unit

export const withinUnit = (unit: string): string => UNITS[unit]?.within ?? unit

/** «Сколько стоит работа? В рублях.», «Показы рейтингов в месяц.» */
export function titleWithUnit(title: string, unit: string): string {
  const within = withinUnit(unit)
  const sentences = unit === '' ? [title] : [title, within.charAt(0).toUpperCase() + within.slice(1)]
  return sentences.map(sentence => (/[.?!]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}
