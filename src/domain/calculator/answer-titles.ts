import { businessTypeBySlug } from '../vocabulary/business-types.ts'
import { categoryBySlug } from '../vocabulary/categories.ts'
import { cityBySlug } from '../vocabulary/cities.ts'
import { countryBySlug } from '../vocabulary/countries.ts'
import { districtBySlug } from '../vocabulary/districts.ts'
import { tierBySlug } from '../vocabulary/tiers.ts'
import { type Answers, QUESTION_KEYS, type QuestionKey } from './answers.ts'
import { SCOPES } from './questions.ts'

/** Titles of content systems by slug: they are rows of a table. */
export type SystemTitles = ReadonlyMap<string, string>

/** «Интернет-магазины», «Казань»; null for what is no answer to the question. */
export function answerTitle(key: QuestionKey, value: string, systems: SystemTitles): string | null {
  switch (key) {
    case 'type':
      return businessTypeBySlug(value) ? null : (categoryBySlug(value)?.title ?? null)
    case 'industry':
      return businessTypeBySlug(value)?.title ?? null
    case 'system':
      return systems.get(value) ?? null
    case 'region':
      return (cityBySlug(value) ?? districtBySlug(value) ?? countryBySlug(value))?.title ?? null
    case 'tier':
      return tierBySlug(value)?.title ?? null
    case 'scope':
      return SCOPES.find(({ slug }) => slug === value)?.title ?? null
  }
}

/** Unknown answers become «any». */
export function knownAnswers(given: Answers, systems: SystemTitles): Answers {
  const known = QUESTION_KEYS.flatMap(key => {
    const value = given[key]
    return value !== undefined && answerTitle(key, value, systems) !== null ? [[key, value]] : []
  })
  return Object.fromEntries(known)
}

/** The federal district of a city or, abroad, its country; null for anything but a city. */
export function areaOf(region: string): string | null {
  const city = cityBySlug(region)
  return city ? (city.district ?? city.country) : null
}
