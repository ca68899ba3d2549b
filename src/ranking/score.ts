import type { FACTORS, Factor } from '#domain/rating/factors.ts'
import type { ReviewFact } from './facts.ts'
import type { Methodology } from './methodology.ts'
import { countedProjects, countShare, type SliceFacts, type WeighedFacts, weighReviews } from './weigh.ts'

type Weights = Readonly<Record<Factor, number>>

// Each factor from 0 to 1, except projects: their mass is scaled by the best of the slice, see shareOfBest.
export type Measures = Readonly<Record<Factor, number>>

// A tuple stays a tuple only when mapped through a type parameter.
type Points<T extends readonly Factor[]> = { [Index in keyof T]: number }

// Points of each factor, in the order of FACTORS.
export type Addends = Points<typeof FACTORS>

export type Score = { score: number; addends: Addends }

export type WeightedMark = { weight: number; overall: number }

// The facts of an agency reduced to the numbers the formulas read, either freshly weighed or restored from evidence.
export type MeasuredFacts = {
  projects: readonly { weight: number }[]
  reviews: readonly WeightedMark[]
  cases: { length: number }
  awards: readonly { weight: number }[]
  facts: { length: number }
  share: { ofService: number; all: number }
}

export function scoreMeasures(measures: Measures, { weights }: Pick<Methodology, 'weights'>, sliceBest: number): Score {
  const addends = addendsOf(measures, weights, sliceBest)
  return { score: toTenth(sum(addends)), addends }
}

// `reviews` overrides the measure without a copy of it: stability.ts calls this millions of times.
export function addendsOf(
  measures: Measures,
  weights: Weights,
  sliceBest: number,
  reviews: number = measures.reviews,
): Addends {
  return [
    points(weights.projects, shareOfBest(measures.projects, sliceBest)),
    points(weights.reviews, reviews),
    points(weights.focus, measures.focus),
    points(weights.cases, measures.cases),
    points(weights.awards, measures.awards),
    points(weights.openness, measures.openness),
  ]
}

// The score is out of 100.
export function points(weight: number, measure: number): number {
  return 100 * weight * measure
}

export function shareOfBest(mass: number, sliceBest: number): number {
  return sliceBest > 0 ? mass / sliceBest : 0
}

export function measureFacts(
  { projects, reviews, cases, awards, facts, share }: MeasuredFacts,
  methodology: Methodology,
): Measures {
  return {
    projects: Math.log(1 + totalWeight(projects)),
    reviews: normaliseMark(bayesianMean(reviews, methodology)),
    focus: share.all === 0 ? 0 : share.ofService / share.all,
    cases: 1 - Math.exp(-cases.length / methodology.cases.scale),
    awards: Math.min(1, totalWeight(awards)),
    openness: facts.length / methodology.openness.facts.length,
  }
}

export function isEligible(facts: SliceFacts, methodology: Methodology, now: number): boolean {
  return passesThreshold(countShare(countedProjects(facts.projects, methodology, now), facts.service), methodology)
}

export function passesThreshold({ ofService, all }: WeighedFacts['share'], { eligibility }: Methodology): boolean {
  return all >= eligibility.projects && ofService / all >= eligibility.serviceShare
}

export function smoothedMean(reviews: readonly ReviewFact[], methodology: Methodology, now: number): number {
  return bayesianMean(weighReviews(reviews, methodology, now), methodology)
}

// A few reviews prove little either way, so the mean is pulled towards the prior.
export function bayesianMean(reviews: readonly WeightedMark[], { reviews: rule }: Methodology): number {
  let weight = rule.priorWeight
  let total = rule.priorWeight * rule.priorMean
  for (const review of reviews) {
    weight += review.weight
    total += review.weight * review.overall
  }
  return total / weight
}

// Marks are from 1 to 5, measures from 0 to 1.
export function normaliseMark(mark: number): number {
  return (mark - 1) / 4
}

export function toTenth(score: number): number {
  return Math.round(score * 10) / 10
}

export function sum(terms: readonly number[]): number {
  let total = 0
  for (const term of terms) total += term
  return total
}

export function totalWeight(weighed: readonly { weight: number }[]): number {
  return weighed.reduce((total, { weight }) => total + weight, 0)
}
