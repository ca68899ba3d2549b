import { withInnDigit } from '#domain/contacts/inn.ts'
import type { Random } from '#seed/random.ts'
import { COMPOUND_HEADS, COMPOUND_TAILS } from './agency-words.ts'
import { makePerson } from './people.ts'
import { inQuotes, properName } from './quotes.ts'

export type LegalEntity = { form: 'ООО' | 'ИП' | 'АО'; name: string; inn: string; registration: string }

const INITIALS = 'АБВГДЕИКЛМНОПРСТФЮЯ'

/** ООО «Северный контур» or, for one-person firms, ИП Шубина М. А. */
export function legalEntityFor(random: Random, name: string, owner?: string): LegalEntity {
  const form = random.pickWeighted([
    ['ООО', 84],
    ['ИП', 13],
    ['АО', 3],
  ] as const)
  if (form === 'ИП') {
    const [firstName = '', surname] = (owner ?? makePerson(random).fullName).split(' ')
    const initials = `${firstName.charAt(0)}. ${random.pick([...INITIALS])}.`
    return {
      form,
      name: `ИП ${surname} ${initials}`,
      inn: personInn(random),
      registration: digits(random, '300', 15),
    }
  }
  return {
    form,
    name: `${form} ${inQuotes(cyrillicName(random, name))}`,
    inn: companyInn(random),
    registration: digits(random, '100', 13),
  }
}

/** Legal names are in Cyrillic, so agencies with a Latin name get an invented compound. */
function cyrillicName(random: Random, name: string): string {
  if (/[а-яё]/i.test(name)) return properName(name)
  return `${random.pick(COMPOUND_HEADS)}${random.pick(COMPOUND_TAILS)}`
}

// Tax numbers start with the region code. There is no region 00, so these belong to nobody, but their check digits are
// valid.
const companyInn = (random: Random): string => withInnDigit(digits(random, '00', 9))
const personInn = (random: Random): string => withInnDigit(withInnDigit(digits(random, '00', 10)))

function digits(random: Random, start: string, length: number): string {
  let number = start
  while (number.length < length) number += random.int(0, 9)
  return number
}
