import type { Random } from '#seed/random.ts'
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from './people-words.ts'
import { isFamousPerson } from './real-names.ts'

export type PersonGender = 'male' | 'female'
export type Person = { firstName: string; surname: string; fullName: string; gender: PersonGender }

/** Шубин → Шубина, Покровский → Покровская; Бондаренко, Ковальчук, Соловей do not change. */
export function feminineSurname(surname: string): string {
  if (surname.endsWith('ский')) return `${surname.slice(0, -2)}ая`
  return /(?:[её]в|ов|[иы]н)$/.test(surname) ? `${surname}а` : surname
}

export function makePerson(random: Random, gender: PersonGender = random.chance(0.5) ? 'female' : 'male'): Person {
  for (;;) {
    const firstName = random.pick(gender === 'male' ? MALE_NAMES : FEMALE_NAMES)
    const root = random.pick(SURNAMES)
    const surname = gender === 'male' ? root : feminineSurname(root)
    const fullName = `${firstName} ${surname}`
    if (!isFamousPerson(fullName)) return { firstName, surname, fullName, gender }
  }
}
