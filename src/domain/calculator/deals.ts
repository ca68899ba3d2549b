import { type Answers, QUESTION_KEYS, type QuestionKey } from './answers.ts'
import type { Deal } from './deal.ts'
import { columnsOf, countAnswers, positionsFor } from './deal-columns.ts'

/** Deals that fit every answer, in their order. */
export function dealsFor(deals: readonly Deal[], answers: Answers): readonly Deal[] {
  const columns = columnsOf(deals)
  const positions = positionsFor(columns, answers)
  return positions === columns.all ? deals : Array.from(positions, position => deals[position] as Deal)
}

export type OptionCounts = Readonly<Record<QuestionKey, ReadonlyMap<string, number>>>

/** How many deals each option has under the other answers. */
export function countOptions(deals: readonly Deal[], answers: Answers): OptionCounts {
  const columns = columnsOf(deals)
  const fitting = positionsFor(columns, answers)
  const counts = QUESTION_KEYS.map(key => {
    const { [key]: own, ...others } = answers
    return [key, countAnswers(columns, key, own === undefined ? fitting : positionsFor(columns, others))]
  })
  return Object.fromEntries(counts)
}
