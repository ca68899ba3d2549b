import { transliterate } from '#domain/russian/transliterate.ts'
import type { Random } from '#seed/random.ts'
import { words } from '#seed/word-table.ts'
import { EVOCATIVE, INDUSTRY_WORDS, PLACE_ADJECTIVES, STEM_TAILS } from './client-words.ts'
import { isRealClient } from './real-names.ts'

export type ClientCompany = { name: string; slug: string; industry: string }

type Vocabulary = {
  nouns: readonly (readonly [string, 'm' | 'f' | 'n' | 'p'])[]
  stems: readonly string[]
  kinds: readonly string[]
}

const VOCABULARY = new Map<string, Vocabulary>(
  Object.entries(INDUSTRY_WORDS).map(([industry, { nouns, stems, kinds }]) => [
    industry,
    {
      nouns: words(nouns).map(noun => noun.split('/') as [string, 'm' | 'f' | 'n' | 'p']),
      stems: words(stems),
      kinds: words(kinds),
    },
  ]),
)

export const CLIENT_INDUSTRIES: readonly string[] = [...VOCABULARY.keys()]

function compound(random: Random, stems: readonly string[]): string {
  const stem = random.pick(stems)
  return stem + random.pick(STEM_TAILS.filter(tail => tail !== stem.toLowerCase()))
}

function nameIn(random: Random, { nouns, stems, kinds }: Vocabulary): string {
  const [noun, form] = random.pick(nouns)
  const plain = random.pickWeighted<() => string>([
    [() => `${random.pick(PLACE_ADJECTIVES)[form]} ${noun}`, 45],
    [() => compound(random, stems), stems.length > 0 ? 35 : 0],
    [() => random.pick(EVOCATIVE), 20],
  ])()
  const hasKind = random.chance(EVOCATIVE.includes(plain) ? 1 : 0.35)
  return hasKind ? `${random.pick(kinds)} «${plain}»` : plain
}

/** Distinct fictional clients; the industry is picked uniformly from the given ones. */
export function* clientCompanies(random: Random, industries = CLIENT_INDUSTRIES): Generator<ClientCompany, never> {
  const taken = new Set<string>()
  for (;;) {
    const industry = random.pick(industries)
    const vocabulary = VOCABULARY.get(industry)
    if (!vocabulary) throw new RangeError(`No client names for the industry ${industry}`)
    const name = nameIn(random, vocabulary)
    const slug = transliterate(name)
    if (taken.has(slug) || isRealClient(name)) continue
    taken.add(slug)
    yield { name, slug, industry }
  }
}
