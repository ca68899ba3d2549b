import type { WeighedFacts } from './weigh.ts'

/**
 * The facts behind an agency's addends, by descending weight. Tuples instead of objects: an edition stores thousands
 * of these, and a frozen edition keeps them for good.
 */
export type Evidence = {
  projects: [id: number, weight: number][]
  // The mark is stored because the review may change or be withdrawn later.
  reviews: [id: number, weight: number, overall: number][]
  // Newest first: all have the same weight.
  cases: number[]
  awards: [id: number, worth: number][]
  facts: string[]
  share: [ofService: number, all: number]
}

export function evidenceOf({ projects, reviews, cases, awards, facts, share }: WeighedFacts): Evidence {
  return {
    projects: projects.toSorted(byWeight).map(({ id, weight }) => [id, toStored(weight)]),
    reviews: reviews.toSorted(byWeight).map(({ id, weight, overall }) => [id, toStored(weight), overall]),
    cases: cases.toSorted((a, b) => b.publishedAt - a.publishedAt || a.id - b.id).map(({ id }) => id),
    awards: awards.toSorted(byWeight).map(({ id, weight }) => [id, toStored(weight)]),
    facts: [...facts],
    share: [share.ofService, share.all],
  }
}

function byWeight(a: { id: number; weight: number }, b: { id: number; weight: number }): number {
  return b.weight - a.weight || a.id - b.id
}

// With four decimals the sum of a thousand weights is still accurate to a tenth of a point.
function toStored(weight: number): number {
  return Math.round(weight * 10_000) / 10_000
}
