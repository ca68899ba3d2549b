import { formatMoneyShort } from '../numbers/money.ts'
import { formatFixed, formatNumber, NBSP } from '../numbers/numbers.ts'
import { WEAK_GAP, WEAK_REVIEWS, weakPoint } from '../review/weak-point.ts'
import { lowerFirst } from '../russian/lower-first.ts'
import { counted, countedGenitive } from '../russian/plural.ts'
import { REVIEW_CRITERIA, type ReviewCriterion } from '../vocabulary/review-criteria.ts'
import { PRICE_UNITS, type PriceUnit } from '../vocabulary/services.ts'
import { type Figure, singleBest } from './single-best.ts'

/** Figures behind the verdict on an agency; null is unknown. */
export interface Candidate {
  /** Null outside the rating compared in. */
  scoredProjects: number | null
  average: number | null
  /** The median of the counted budgets, in roubles. */
  usualPrice: number | null
  /** The usual duration of a counted project, in months. */
  usualMonths: number | null
  priceFrom: number | null
  /** The share of projects that belong to the rating's profile. */
  focus: number | null
  cases: number | null
  replyHours: number | null
  headcount: number | null
  founded: number | null
  /** Counted projects within the visitor's limit. */
  withinLimit: { within: number; of: number } | null
  marks: Readonly<Record<ReviewCriterion, number>> | null
  /** How many reviews the marks come from. */
  reviews: number
}

export interface Verdict {
  /** «Проектов больше всех, цены выше всех.» */
  lead: string
  /** «Обычно 2,4 млн ₽ и 7 месяцев.» */
  facts: string
}

/** `most` is said of one among three or more, `more` of one among two. */
interface Extreme {
  most: string
  more: string
}

interface Rule {
  title: string
  of: (candidate: Candidate) => Figure | null
  high?: Extreme
  low?: Extreme
}

const figure = (value: number | null, text: (value: number) => string = String): Figure | null =>
  value === null ? null : { figure: value, text: text(value) }

/** In order of importance: a verdict names the first two that single the agency out. */
const RULES: readonly Rule[] = [
  {
    title: 'число проектов в зачёте',
    of: ({ scoredProjects }) => figure(scoredProjects),
    high: { most: 'проектов больше всех', more: 'проектов больше' },
  },
  {
    title: 'средняя оценка клиентов',
    of: ({ average }) => figure(average, value => formatFixed(value)),
    high: { most: 'оценки выше всех', more: 'оценки выше' },
    low: { most: 'оценки ниже всех', more: 'оценки ниже' },
  },
  {
    title: 'обычная цена',
    of: ({ usualPrice }) => figure(usualPrice, formatMoneyShort),
    high: { most: 'цены выше всех', more: 'цены выше' },
    low: { most: 'цены ниже всех', more: 'цены ниже' },
  },
  {
    title: 'доля проектов по профилю рейтинга',
    of: ({ focus }) => figure(focus, value => formatFixed(value, 2)),
    high: { most: 'доля работ по профилю выше всех', more: 'доля работ по профилю выше' },
  },
  {
    title: 'число кейсов с измеренным результатом',
    of: ({ cases }) => figure(cases),
    high: { most: 'кейсов с цифрами больше всех', more: 'кейсов с цифрами больше' },
  },
  {
    title: 'время ответа на заявку',
    of: ({ replyHours }) => figure(replyHours),
    low: { most: 'отвечают быстрее всех', more: 'отвечают быстрее' },
  },
  {
    title: 'размер команды',
    of: ({ headcount }) => figure(headcount),
    high: { most: 'команда больше всех', more: 'команда больше' },
  },
  {
    title: 'год основания',
    of: ({ founded }) => figure(founded),
    low: { most: 'на рынке дольше всех', more: 'на рынке дольше' },
  },
]

const LEADS = 2

/** One verdict per candidate, in their order. */
export function verdictsOf(candidates: readonly Candidate[], unit: PriceUnit): Verdict[] {
  return candidates.map(candidate => ({
    lead: leadOf(candidate, candidates),
    facts: sentences([usualOf(candidate, unit), limitOf(candidate), silenceOf(candidate), weaknessOf(candidate)]),
  }))
}

/** How the verdicts come about, for the page that shows them. */
export const VERDICT_RULES: readonly string[] = [
  `Жирным — до двух отличий. Смотрим по порядку: ${RULES.map(({ title }) => title).join(', ')}.`,
  'Отличие называем, только если оно одно: «больше всех» — среди трёх и более, «больше» — из двух. Равные после округления не называем.',
  'Обычная цена и срок — медианы проектов, которые вошли в балл. Меньше трёх проектов — не называем.',
  `Слабое место — единственная самая низкая из оценок за работу, если отзывов от ${WEAK_REVIEWS} и она хотя бы на ${formatFixed(WEAK_GAP)} ниже среднего остальных.`,
]

function leadOf(candidate: Candidate, candidates: readonly Candidate[]): string {
  const isRated = candidate.scoredProjects !== null
  const extremes = RULES.flatMap(rule => extremeOf(rule, candidate, candidates) ?? []).slice(0, LEADS)
  return sentences([isRated ? null : 'не участвует в этом рейтинге', extremes.join(', ') || null]) || 'Крайностей нет.'
}

function extremeOf({ of, high, low }: Rule, candidate: Candidate, candidates: readonly Candidate[]): string | null {
  const own = of(candidate)
  if (!own || candidates.length < 2) return null
  // All must be known: «больше всех» could be wrong about an agency without a figure.
  const figures = candidates.flatMap(each => of(each) ?? [])
  const form = candidates.length === 2 ? 'more' : 'most'
  if (high && singleBest(figures, 'high', candidates.length) === own.text) return high[form]
  if (low && singleBest(figures, 'low', candidates.length) === own.text) return low[form]
  return null
}

function usualOf({ usualPrice, usualMonths }: Candidate, unit: PriceUnit): string | null {
  const price = usualPrice === null ? null : formatMoneyShort(usualPrice) + PRICE_UNITS[unit].suffix
  const months = usualMonths === null ? null : counted(usualMonths, 'month')
  const both = [price, months].filter(part => part !== null).join(' и ')
  return both === '' ? null : `обычно ${both}`
}

function limitOf({ withinLimit }: Candidate): string | null {
  if (!withinLimit || withinLimit.of === 0) return null
  const { within, of } = withinLimit
  return within === 0
    ? 'проектов в ваш предел нет'
    : `в ваш предел — ${formatNumber(within)} из${NBSP}${countedGenitive(of, 'project')}`
}

const silenceOf = ({ scoredProjects, priceFrom }: Candidate): string | null =>
  scoredProjects !== null && priceFrom === null ? 'цену «от» не называют' : null

function weaknessOf({ marks, reviews }: Candidate): string | null {
  const criteria = marks ? REVIEW_CRITERIA.map(({ id, title }) => ({ id, title, average: marks[id] })) : []
  const weak = weakPoint(criteria, reviews)
  return weak && `слабое место — ${lowerFirst(weak.title)}`
}

const sentences = (parts: readonly (string | null)[]): string =>
  parts
    .filter(part => part !== null)
    .map(part => `${part.charAt(0).toUpperCase()}${part.slice(1)}${part.endsWith('.') ? '' : '.'}`)
    .join(' ')
