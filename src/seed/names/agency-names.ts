import { transliterate } from '#domain/russian/transliterate.ts'
import type { Random } from '#seed/random.ts'
import {
  AGENCY_ADJECTIVES,
  AGENCY_NOUNS,
  COMPOUND_HEADS,
  COMPOUND_TAILS,
  COUNTED,
  PARTNERS,
  PHRASES,
  WORKSHOPS,
} from './agency-words.ts'
import { LATIN_ADJECTIVES, LATIN_HEADS, LATIN_KINDS, LATIN_NOUNS, LATIN_TAILS } from './latin-words.ts'
import { isRealAgency, isRealClient } from './real-names.ts'
import { WordStock } from './word-stock.ts'

export type AgencyName = { name: string; slug: string }

/** The first name of every market. */
export const FIRST_AGENCY: AgencyName = { name: 'Северный контур', slug: 'severny-kontur' }

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Weights are such that each stock of words lasts for six hundred names. */
function stylesOf(random: Random): readonly (readonly [make: () => string, weight: number])[] {
  const stock = <Word>(name: string, list: readonly Word[]) => new WordStock(random.fork(name), list)
  const nouns = stock('nouns', AGENCY_NOUNS)
  const adjectives = stock('adjectives', AGENCY_ADJECTIVES)
  const latinNouns = stock('latin-nouns', LATIN_NOUNS)
  const latinAdjectives = stock('latin-adjectives', LATIN_ADJECTIVES)
  const counted = stock('counted', COUNTED)
  const phrases = stock('phrases', PHRASES)
  const tails = stock('tails', COMPOUND_TAILS)
  const noun = (): string => capital(nouns.take().one)
  const inventions = stock(
    'inventions',
    LATIN_HEADS.flatMap(head => LATIN_TAILS.map(tail => head + tail)),
  )
  const described = (): string => {
    const { one, gender } = nouns.take()
    return `${capital(adjectives.take()[gender])} ${one}`
  }
  return [
    [described, 18],
    [() => `${random.pick(WORKSHOPS)} «${noun()}»`, 9],
    [noun, 3],
    [() => `${noun()} ${random.pick(PARTNERS)}`, 2],
    [() => `${noun()} и ${nouns.take().one}`, 4],
    [() => counted.take(), 1.5],
    [() => phrases.take(), 6],
    [() => random.pick(COMPOUND_HEADS) + tails.take(), 3],
    [() => `${latinAdjectives.take()} ${latinNouns.take()}`, 14],
    [() => `${latinNouns.take()} ${random.pick(LATIN_KINDS)}`, 6],
    [() => inventions.take(), 18],
    [() => `${inventions.take()} ${random.pick(LATIN_KINDS)}`, 15],
  ]
}

/** Distinct names with distinct slugs; a word is repeated as late as possible, and no name is that of a real agency or a well-known client. */
export function* agencyNames(random: Random): Generator<AgencyName, never> {
  yield FIRST_AGENCY
  const styles = stylesOf(random)
  const taken = new Set([FIRST_AGENCY.slug])
  for (;;) {
    const name = random.pickWeighted(styles)()
    const slug = transliterate(name)
    if (taken.has(slug) || isRealAgency(name) || isRealClient(name)) continue
    taken.add(slug)
    yield { name, slug }
  }
}
