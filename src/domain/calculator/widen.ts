import type { Answers, QuestionKey } from './answers.ts'
import type { Deal } from './deal.ts'
import { dealsFor } from './deals.ts'

/** Below this a price is not published. */
export const MIN_DEALS = 5

/** The answer that moves the price least is dropped first, the kind of work last. */
const DROPPED_IN_ORDER: readonly QuestionKey[] = ['industry', 'system', 'scope', 'region', 'tier', 'type']

export interface WideningStep {
  /** The question whose answer became wider; null for the answers as given. */
  key: QuestionKey | null
  /** The answer before, and the wider one: null is «any». */
  from: string | null
  to: string | null
  sample: number
}

export interface Widened {
  deals: readonly Deal[]
  /** The answers that the deals fit. */
  answers: Answers
  steps: WideningStep[]
}

/**
 * Drops answers, nearest first, until at least five deals fit. A city becomes its federal district before it is dropped.
 * `areaOf` knows the district of a city; null for what is not a city.
 */
export function widen(deals: readonly Deal[], asked: Answers, areaOf: (region: string) => string | null): Widened {
  let answers = asked
  let found = dealsFor(deals, answers)
  const steps: WideningStep[] = [{ key: null, from: null, to: null, sample: found.length }]
  for (const key of DROPPED_IN_ORDER) {
    while (found.length < MIN_DEALS && answers[key] !== undefined) {
      const from = answers[key] ?? null
      const to = key === 'region' && from !== null ? areaOf(from) : null
      answers = withAnswer(answers, key, to)
      found = dealsFor(deals, answers)
      steps.push({ key, from, to, sample: found.length })
    }
  }
  return { deals: found, answers, steps }
}

export function withAnswer(answers: Answers, key: QuestionKey, value: string | null): Answers {
  const { [key]: _, ...others } = answers
  return value === null ? others : { ...others, [key]: value }
}
