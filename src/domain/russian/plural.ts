import { formatNumber, NBSP } from '../numbers/numbers.ts'
import { DATIVES, NOUNS, type Noun, type NounForms } from './nouns.ts'

// CLDR plural rules of Russian. Not Intl, for the same reasons as in numbers.ts; a test compares them.
export function pluralCategory(count: number): keyof NounForms | 'other' {
  const size = Math.abs(count)
  if (!Number.isInteger(size)) return 'other'
  const unit = size % 10
  const isTeen = Math.floor(size / 10) % 10 === 1
  if (unit === 1 && !isTeen) return 'one'
  return unit >= 2 && unit <= 4 && !isTeen ? 'few' : 'many'
}

export function plural(count: number, forms: NounForms): string {
  const category = pluralCategory(count)
  return forms[category === 'other' ? 'few' : category]
}

/**
 * After «из», «от», «до», «более»: «из 21 проекта», «из 4 проектов». Follows from the nominative, because after 2–4 and
 * after a fraction a noun is in the genitive singular, after 5 in the genitive plural.
 */
export function pluralGenitive(count: number, forms: NounForms): string {
  const category = pluralCategory(count)
  return category === 'one' || category === 'other' ? forms.few : forms.many
}

const formsOf = (noun: Noun | NounForms): NounForms => (typeof noun === 'string' ? NOUNS[noun] : noun)

// «21 агентство», «4,7 балла».
export function counted(count: number, noun: Noun | NounForms): string {
  return `${formatNumber(count, 1)}${NBSP}${plural(count, formsOf(noun))}`
}

// «21 агентства», «3 агентств», «4,7 балла».
export function countedGenitive(count: number, noun: Noun | NounForms): string {
  return `${formatNumber(count, 1)}${NBSP}${pluralGenitive(count, formsOf(noun))}`
}

// «21 агентству», «3 агентствам».
export function countedDative(count: number, noun: keyof typeof DATIVES): string {
  return `${formatNumber(count, 1)}${NBSP}${DATIVES[noun][pluralCategory(count) === 'one' ? 'one' : 'many']}`
}
