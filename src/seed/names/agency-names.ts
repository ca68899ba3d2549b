import { transliterate } from '#domain/russian/transliterate.ts'
import type { Random } from '#seed/random.ts'
import {
  AGENCY_ADJECTIVES,
  AGENCY_NOUNS,
  COMPOUND_HEADS,
  COMPOUND_TAILS,
  NUMERALS,
  PARTNERS,
  WORKSHOPS,
} from './agency-words.ts'
import { LATIN_ADJECTIVES, LATIN_HEADS, LATIN_KINDS, LATIN_NOUNS, LATIN_TAILS } from './latin-words.ts'
import { isRealAgency } from './real-names.ts'

export type AgencyName = { name: string; slug: string }

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function adjectiveAndNoun(random: Random): string {
  const { one, gender } = random.pick(AGENCY_NOUNS)
  return `${capital(random.pick(AGENCY_ADJECTIVES)[gender])} ${one}`
}

const MASCULINE = AGENCY_NOUNS.filter(noun => noun.gender === 'm')

function counted(random: Random): string {
  const form = random.pickWeighted([
    ['one', 1],
    ['ofOne', 1],
    ['ofMany', 4],
  ] as const)
  const noun = random.pick(form === 'one' ? MASCULINE : AGENCY_NOUNS)
  return `${random.pick(NUMERALS[form])} ${noun[form]}`
}

function pair(random: Random): string {
  const [first, second] = [random.pick(AGENCY_NOUNS), random.pick(AGENCY_NOUNS)]
  return first === second ? `Просто ${first.one}` : `${capital(first.one)} и ${second.one}`
}

const compound = (random: Random): string => random.pick(COMPOUND_HEADS) + random.pick(COMPOUND_TAILS)

const invented = (random: Random): string => random.pick(LATIN_HEADS) + random.pick(LATIN_TAILS)

const STYLES: readonly (readonly [(random: Random) => string, number])[] = [
  [adjectiveAndNoun, 22],
  [random => capital(random.pick(AGENCY_NOUNS).one), 3],
  [random => `${random.pick(WORKSHOPS)} «${capital(random.pick(AGENCY_NOUNS).one)}»`, 8],
  [random => `${capital(random.pick(AGENCY_NOUNS).one)} ${random.pick(PARTNERS)}`, 3],
  [counted, 6],
  [pair, 14],
  [compound, 8],
  [random => `${random.pick(LATIN_ADJECTIVES)} ${random.pick(LATIN_NOUNS)}`, 14],
  [random => `${random.pick(LATIN_NOUNS)} ${random.pick(LATIN_KINDS)}`, 6],
  [invented, 8],
  [random => `${invented(random)} ${random.pick(LATIN_KINDS)}`, 8],
]

/** Distinct names with distinct slugs; none is the name of a well-known real agency. */
export function* agencyNames(random: Random): Generator<AgencyName, never> {
  const taken = new Set<string>()
  for (;;) {
    const name = random.pickWeighted(STYLES)(random)
    const slug = transliterate(name)
    if (taken.has(slug) || isRealAgency(name)) continue
    taken.add(slug)
    yield { name, slug }
  }
}
