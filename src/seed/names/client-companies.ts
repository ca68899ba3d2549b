import { transliterate } from '#domain/russian/transliterate.ts'
import type { Random } from '#seed/random.ts'
import { words } from '#seed/word-table.ts'
import { BRANCHES, EVOCATIVE, INDUSTRY_WORDS, PLACE_ADJECTIVES, STEM_TAILS } from './client-words.ts'
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

// «Волжская библиотека» is a library already; «Волжский кабель» may be a plant.
const INSTITUTIONS = new Set(['state', 'cities', 'public', 'training', 'exhibition', 'medicine', 'design'])

function nameIn(random: Random, industry: string, { nouns, stems, kinds }: Vocabulary): string {
  const inKind = (name: string): string => `${random.pick(kinds)} «${name}»`
  const style = random.pickWeighted([
    ['place', 45],
    ['compound', stems.length > 0 ? 25 : 0],
    ['evocative', 30],
  ] as const)
  if (style === 'evocative') return inKind(random.pick(EVOCATIVE))
  if (style === 'compound') return random.chance(0.35) ? inKind(compound(random, stems)) : compound(random, stems)
  const [noun, form] = random.pick(nouns)
  const name = `${random.pick(PLACE_ADJECTIVES)[form]} ${noun}`
  return !INSTITUTIONS.has(industry) && random.chance(0.35) ? inKind(name) : name
}

/** When the plain names of an industry run out: «Банк „Лотос-Урал“». */
const branchIn = (random: Random, { kinds }: Vocabulary): string =>
  `${random.pick(kinds)} «${random.pick(EVOCATIVE)}-${random.pick(BRANCHES)}»`

const PLAIN_ATTEMPTS = 12

/** Distinct fictional clients; the industry is picked uniformly from the given ones. */
export function* clientCompanies(random: Random, industries = CLIENT_INDUSTRIES): Generator<ClientCompany, never> {
  const taken = new Set<string>()
  for (;;) {
    const industry = random.pick(industries)
    const vocabulary = VOCABULARY.get(industry)
    if (!vocabulary) throw new RangeError(`No client names for the industry ${industry}`)
    for (let attempt = 0; ; attempt += 1) {
      const name = attempt < PLAIN_ATTEMPTS ? nameIn(random, industry, vocabulary) : branchIn(random, vocabulary)
      const slug = transliterate(name)
      if (taken.has(slug) || isRealClient(name)) continue
      taken.add(slug)
      yield { name, slug, industry }
      break
    }
  }
}
