import type { QuestionKey } from './answers.ts'

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
  /** Among the deals of its service: the best checked first, then the newest. */
  rank: number
}

/** Sets the ranks. */
export function rankDeals(deals: readonly Omit<Deal, 'rank'>[]): Deal[] {
  const ranked = deals.map(deal => ({ ...deal, rank: 0 }))
  for (const [rank, deal] of ranked.toSorted(byQuality).entries()) deal.rank = rank
  return ranked
}

function byQuality(one: Deal, other: Deal): number {
  if (one.weight !== other.weight) return other.weight - one.weight
  if (one.doneOn !== other.doneOn) return one.doneOn < other.doneOn ? 1 : -1
  return other.id - one.id
}

/** A deal's answer to a question; for the region, its city. */
export const ownAnswer = (deal: Deal, key: QuestionKey): string | null => (key === 'region' ? deal.city : deal[key])

/** A region is either the city or what is around it. */
export const fits = (deal: Deal, key: QuestionKey, answer: string): boolean =>
  key === 'region' ? deal.city === answer || deal.area === answer : deal[key] === answer
