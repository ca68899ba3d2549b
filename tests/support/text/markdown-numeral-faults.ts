import { pluralGenitive } from '#domain/russian/plural.ts'
import { chartById } from '#domain/stats/charts.ts'
import { ALL_FORMS, GENITIVE, NEXT_WORD, NOUN_FORMS, OTHERS } from './numeral-faults.ts'

const FIGURE = /:stat\{chart=([a-z-]+)[^}]*\}/g
const AFTER_PREPOSITION = new RegExp(`(?:^|[^а-яё])(?:${GENITIVE}|${OTHERS})[\\s\\u00a0]+$`, 'iu')
/** «из 21 проекта»; not «из 1,5 млн» or «от 3 до 5». */
const GENITIVE_NUMBER = new RegExp(`(?<![а-яё])(?:${GENITIVE})[\\s\\u00a0]+(\\d+)[\\s\\u00a0]+([а-яё]+)`, 'giu')
/** Units that a figure brings in the nominative: «4 дня». */
const DECLINED_UNITS = new Set(['балла', 'дня'])

/** Numbers of an article beside a noun in the wrong case, or in one that holds for some numbers only. */
export function markdownNumeralFaults(path: string, text: string): string[] {
  const figures = [...text.matchAll(FIGURE)].flatMap(({ 0: figure, 1: id = '', index }) => {
    const { unit } = chartById(id) ?? { unit: '' }
    const before = text.slice(0, index)
    const noun = unit === '' ? NEXT_WORD.exec(text.slice(index + figure.length))?.[1] : undefined
    const isDeclined = DECLINED_UNITS.has(unit) && AFTER_PREPOSITION.test(before)
    // The figure changes every month, and an article cannot decline a noun.
    return isDeclined || NOUN_FORMS.has(noun ?? '') ? [`${path}: ${before.slice(-20)}${figure} ${noun ?? ''}`] : []
  })
  const written = [...text.matchAll(GENITIVE_NUMBER)].flatMap(({ 0: phrase, 1: count, 2: noun = '' }) => {
    const nouns = ALL_FORMS.filter(forms => Object.values(forms).includes(noun))
    const isRight = nouns.length === 0 || nouns.some(forms => pluralGenitive(Number(count), forms) === noun)
    return isRight ? [] : [`${path}: ${phrase}`]
  })
  return [...figures, ...written]
}
