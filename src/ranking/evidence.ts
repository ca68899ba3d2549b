import type { WeighedFacts } from './weigh.ts'

/**
 * What stands behind an agency's addends, weightiest first. Pairs instead of objects: an edition stores thousands
 * of these, and a frozen one for ever.
 */
export type Evidence = {
  projects: [id: number, weight: number][]
  // The rating stays as it was counted, whatever becomes of the review.
  reviews: [id: number, weight: number, overall: number][]
  // Newest first: all weigh the same.
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

// Four digits keep the sum of a thousand weights true to a tenth of a point.
function toStored(weight: number): number {
  return Math.round(weight * 10_000) / 10_000
}
