import { type Answers, QUESTION_KEYS, type QuestionKey } from './answers.ts'
import { type Deal, fits, ownAnswer } from './deal.ts'
import { weightedQuantile } from './spread.ts'
import { MIN_DEALS, withAnswer } from './widen.ts'

export interface PriceChange {
  key: QuestionKey
  /** The other answer. */
  value: string
  median: number
  /** To the median of the answers as they are. */
  difference: number
  sample: number
}

/**
 * The effect of another answer to one question on the median. Of each question the commonest other answer is taken, not
 * the most striking one; both sides need enough deals. Largest difference first.
 */
export function priceChanges(
  deals: readonly Deal[],
  answers: Answers,
  fitting: (answers: Answers) => readonly Deal[],
): PriceChange[] {
  if (deals.length < MIN_DEALS) return []
  const base = medianOf(deals)
  return QUESTION_KEYS.flatMap(key => {
    const others = answers[key] === undefined ? deals : fitting(withAnswer(answers, key, null))
    const value = commonest(others, key, answers[key])
    if (value === null) return []
    const changed = others.filter(deal => ownAnswer(deal, key) === value)
    const isWhole = answers[key] === undefined && changed.length === deals.length
    if (changed.length < MIN_DEALS || isWhole) return []
    const median = medianOf(changed)
    return [{ key, value, median, difference: median - base, sample: changed.length }]
  }).toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference))
}

export const weighed = ({ price, weight }: Deal) => ({ value: price, weight })

const medianOf = (deals: readonly Deal[]): number => Math.round(weightedQuantile(deals.map(weighed), 0.5))

function commonest(deals: readonly Deal[], key: QuestionKey, chosen: string | undefined): string | null {
  const counts = new Map<string, number>()
  for (const deal of deals) {
    const value = ownAnswer(deal, key)
    if (value !== null && !isChosen(deal, key, chosen)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const [first] = [...counts].toSorted(([one, n], [other, m]) => m - n || (one < other ? -1 : 1))
  return first?.[0] ?? null
}

const isChosen = (deal: Deal, key: QuestionKey, chosen: string | undefined): boolean =>
  chosen !== undefined && fits(deal, key, chosen)
