import { type Answers, QUESTION_KEYS, type QuestionKey } from './answers.ts'

/** Work that was paid for: a project, or a review that names none. */
export interface Deal {
  id: number
  projectId: number | null
  reviewId: number | null
  agencyId: number
  type: string | null
  industry: string | null
  system: string | null
  city: string
  /** The federal district of the city or, abroad, its country. */
  area: string
  tier: string
  scope: string | null
  months: number | null
  /** «2026-03-05» */
  doneOn: string
  paid: number
  /** At today's level. */
  price: number
  /** How far it has been checked; see docs/methodology.md. */
  weight: number
  isNda: boolean
  /** Of the project, null under NDA, or of the reviewed agency. */
  title: string | null
  agencySlug: string
}

/** What a deal says to a question; of the region, the city. */
export const ownAnswer = (deal: Deal, key: QuestionKey): string | null => (key === 'region' ? deal.city : deal[key])

/** A region is either the city or what is around it. */
export const fits = (deal: Deal, key: QuestionKey, answer: string): boolean =>
  key === 'region' ? deal.city === answer || deal.area === answer : deal[key] === answer

/** Deals that fit every answer, in their order. */
export function dealsFor(deals: readonly Deal[], answers: Answers): Deal[] {
  const asked = askedIn(answers)
  return deals.filter(deal => asked.every(([key, answer]) => fits(deal, key, answer)))
}

export type OptionCounts = Readonly<Record<QuestionKey, ReadonlyMap<string, number>>>

/** How many deals each option has under the other answers, in one pass. */
export function countOptions(deals: readonly Deal[], answers: Answers): OptionCounts {
  const asked = askedIn(answers)
  const counts = Object.fromEntries(QUESTION_KEYS.map(key => [key, new Map<string, number>()])) as Record<
    QuestionKey,
    Map<string, number>
  >
  for (const deal of deals) {
    const missed = asked.filter(([key, answer]) => !fits(deal, key, answer))
    const [only, ...others] = missed
    if (others.length > 0) continue
    // A deal that misses one answer counts for the options of that question alone.
    for (const key of only ? [only[0]] : QUESTION_KEYS) {
      const value = ownAnswer(deal, key)
      if (value !== null) counts[key].set(value, (counts[key].get(value) ?? 0) + 1)
      if (key === 'region') counts.region.set(deal.area, (counts.region.get(deal.area) ?? 0) + 1)
    }
  }
  return counts
}

function askedIn(answers: Answers): (readonly [QuestionKey, string])[] {
  return QUESTION_KEYS.flatMap(key => {
    const answer = answers[key]
    return answer === undefined ? [] : [[key, answer] as const]
  })
}
