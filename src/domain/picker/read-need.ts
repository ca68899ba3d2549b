import { CITIES, type CitySlug } from '../vocabulary/cities.ts'
import { ratingTypeBySlug } from '../vocabulary/rating-types.ts'
import { tierOfPrice } from '../vocabulary/tiers.ts'
import type { Need } from './need.ts'
import { type ReadBudget, readBudget } from './read-budget.ts'
import { FILLER_WORDS, TASK_STEMS } from './task-words.ts'

/** Longer queries are cut: nobody describes a task in more words, and every word costs a lookup. */
const MAX_LENGTH = 100
const MAX_WORDS = 12
const MAX_INFLECTION = 4
/** Shorter stems must match the whole word: «еда» is not «единый». */
const MIN_INFLECTED_STEM = 4

type Meaning = Partial<Need>

const stems = TASK_STEMS.flatMap(([words, meaning]) => words.split(' ').map(stem => ({ stem, meaning }))).sort(
  (one, other) => other.stem.length - one.stem.length,
)

const cityOf = new Map<string, CitySlug>(
  CITIES.flatMap(({ slug, title, genitive, inPlace }) => {
    const forms = [title, genitive, inPlace.replace(/^во? /, ''), ...otherCases(title)].map(normalise)
    return [...forms, slug].filter(form => !/[\s-]/.test(form)).map(form => [form, slug] as const)
  }),
)

/** The task a query names; null when most of its words say nothing of one. */
export function readNeed(query: string): Need | null {
  const text = normalise(query.slice(0, MAX_LENGTH))
  const money = readBudget(text)
  const words = (money?.rest ?? text).split(/[^a-zа-я0-9]+/).filter(Boolean)
  const telling = words.slice(0, MAX_WORDS).filter(word => !FILLER_WORDS.has(word))
  const meanings = telling.flatMap(word => meaningOf(word) ?? [])
  const known = meanings.length + (money && !money.isBare ? 1 : 0)
  const unknown = telling.length - meanings.length
  if (known === 0 || known <= unknown) return null
  const read = Object.assign({}, ...meanings) as Meaning
  return withBudget(portalOf(meanings, { ...read, rating: read.rating ?? 'digital-agencies' }), money)
}

function meaningOf(word: string): Meaning | null {
  const city = cityOf.get(word)
  if (city) return { city }
  const found = stems.find(({ stem }) => word.startsWith(stem) && isInflection(stem, word.slice(stem.length)))
  return found?.meaning ?? null
}

function isInflection(stem: string, ending: string): boolean {
  if (ending === '') return true
  return stem.length >= MIN_INFLECTED_STEM && ending.length <= MAX_INFLECTION && /^[а-я]+$/.test(ending)
}

/** «Корпоративный портал» is a rating of its own, not two types of site. */
function portalOf(meanings: readonly Meaning[], need: Need): Need {
  const products = new Set(meanings.map(({ product }) => product))
  if (!products.has('corporative') || !products.has('portal')) return need
  return { ...need, rating: 'corporate', product: undefined }
}

/** The most to pay is a limit; the least says which tier is looked for. */
function withBudget(need: Need, money: ReadBudget | null): Need {
  if (money === null) return need
  const { budget, isLeast } = money
  if (!isLeast) return { ...need, budget }
  return { ...need, tier: tierOfPrice(budget, ratingTypeBySlug(need.rating).tierBounds) }
}

/** Dative, accusative and instrumental, wide on purpose: a form that does not exist is never typed. */
function otherCases(title: string): string[] {
  const stem = title.replace(/[аяьы]$/, '')
  return ['а', 'у', 'ю', 'е', 'и', 'ы', 'ой', 'ом', 'ем', 'ью', 'ам', 'ами'].map(ending => stem + ending)
}

function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll('интернет-магазин', 'интернетмагазин')
    .trim()
}
