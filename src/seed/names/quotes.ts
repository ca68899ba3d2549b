import { inGuillemets } from '#domain/russian/quotes.ts'

/** The inGuillemets part: «Оптовая компания «Сказка»» → «Сказка». */
export const properName = (name: string): string => name.match(/«(.+)»/)?.[1] ?? name

/** A Cyrillic name in «guillemets», with its inner quotes as „low-high“; a Latin name without quotes. */
export const inQuotes = (name: string): string => (/[а-яё]/i.test(name) ? inGuillemets(name) : name)

/** To follow the noun «агентство» without repeating it: «в агентстве «Шестерня»». */
export const agencyInQuotes = (name: string): string => name.match(/^Агентство («.+»)$/)?.[1] ?? inQuotes(name)
