import type { ReviewFact } from './facts.ts'
import type { Factor, Methodology } from './methodology.ts'
import { countedProjects, countShare, type SliceFacts, type WeighedFacts, weighFacts, weighReviews } from './weigh.ts'

// Each factor from 0 to 1, but projects: their mass is scaled only when the best of the slice is known.
export type Measures = Record<Factor, number>

// In points of the score, in the order of FACTORS.
export type Addends = readonly [
  projects: number,
  reviews: number,
  focus: number,
  cases: number,
  awards: number,
  openness: number,
]

export type Score = { score: number; addends: Addends }

export function scoreAgency(facts: SliceFacts, methodology: Methodology, now: number, sliceBest: number): Score {
  return scoreMeasures(measureAgency(facts, methodology, now), methodology, sliceBest)
}

export function scoreMeasures(measures: Measures, { weights }: Pick<Methodology, 'weights'>, sliceBest: number): Score {
  const addends: Addends = [
    100 * weights.projects * (sliceBest > 0 ? measures.projects / sliceBest : 0),
    100 * weights.reviews * measures.reviews,
    100 * weights.focus * measures.focus,
    100 * weights.cases * measures.cases,
    100 * weights.awards * measures.awards,
    100 * weights.openness * measures.openness,
  ]
  return { score: toTenth(sum(addends)), addends }
}

export function measureAgency(facts: SliceFacts, methodology: Methodology, now: number): Measures {
  return measureWeighed(weighFacts(facts, methodology, now), methodology)
}

export function measureWeighed(weighed: WeighedFacts, methodology: Methodology): Measures {
  const { share } = weighed
  return {
    projects: Math.log(1 + sum(weighed.projects.map(({ weight }) => weight))),
    reviews: (drawnMean(weighed.reviews, methodology) - 1) / 4,
    focus: share.all === 0 ? 0 : share.ofService / share.all,
    cases: 1 - Math.exp(-weighed.cases.length / methodology.cases.scale),
    awards: Math.min(1, sum(weighed.awards.map(({ weight }) => weight))),
    openness: weighed.facts.length / methodology.openness.facts.length,
  }
}

export function isEligible(facts: SliceFacts, methodology: Methodology, now: number): boolean {
  const { ofService, all } = countShare(countedProjects(facts.projects, methodology, now), facts.service)
  const { projects, serviceShare } = methodology.eligibility
  return all >= projects && ofService / all >= serviceShare
}

export function smoothedMean(reviews: readonly ReviewFact[], methodology: Methodology, now: number): number {
  return drawnMean(weighReviews(reviews, methodology, now), methodology)
}

// A mean drawn to the prior: few reviews say little, in either direction.
export function drawnMean(
  reviews: readonly { weight: number; overall: number }[],
  { reviews: rule }: Methodology,
): number {
  let weight = rule.priorWeight
  let total = rule.priorWeight * rule.priorMean
  for (const review of reviews) {
    weight += review.weight
    total += review.weight * review.overall
  }
  return total / weight
}

export function toTenth(score: number): number {
  return Math.round(score * 10) / 10
}

function sum(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0)
}
