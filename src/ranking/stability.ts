import { FACTORS, type Factor } from '#domain/rating/factors.ts'
import type { Methodology } from './methodology.ts'
import { addendsOf, bayesianMean, type Measures, normaliseMark, sum, type WeightedMark } from './score.ts'
import { makeSeededRandom } from './seeded-random.ts'

/**
 * Sensitivity of a place: the slice is ranked many times, each time with every weight perturbed by up to a fifth and
 * every agency's reviews bootstrapped. The usual range drops the outer tenth of the places on each side.
 */
export const STABILITY = { trials: 50, weightSpread: 0.2, leftOut: 5 } as const

export type PlaceRange = { from: number; to: number }

export type Resampled = {
  measures: Measures
  // The measure of reviews in each trial; null when it is constant.
  reviewTrials: Float32Array | null
}

/** Seeded per agency, so that a new participant does not change the samples of others. */
export function resampleReviews(
  reviews: readonly WeightedMark[],
  methodology: Methodology,
  seed: string,
): Float32Array | null {
  if (reviews.length === 0) return null
  const random = makeSeededRandom(seed)
  const sample = [...reviews]
  const trials = new Float32Array(STABILITY.trials)
  for (let trial = 0; trial < trials.length; trial += 1) {
    for (let index = 0; index < sample.length; index += 1) {
      sample[index] = reviews[Math.floor(random() * reviews.length)] as WeightedMark
    }
    trials[trial] = normaliseMark(bayesianMean(sample, methodology))
  }
  return trials
}

/** The usual range of each candidate's place, in the given order. */
export function usualPlaces(
  candidates: readonly Resampled[],
  methodology: Methodology,
  sliceBest: number,
  seed: string,
): PlaceRange[] {
  const { trials, leftOut } = STABILITY
  const random = makeSeededRandom(seed)
  const places = new Uint32Array(candidates.length * trials)
  const tenths = new Uint16Array(candidates.length)
  for (let trial = 0; trial < trials; trial += 1) {
    const weights = perturbWeights(methodology.weights, random)
    candidates.forEach((candidate, index) => {
      tenths[index] = scoreInTenths(candidate, weights, sliceBest, trial)
    })
    writePlaces(tenths, (index, place) => {
      places[index * trials + trial] = place
    })
  }
  return candidates.map((_, index) => {
    const own = places.subarray(index * trials, (index + 1) * trials).sort()
    return { from: own[leftOut] ?? 1, to: own[trials - 1 - leftOut] ?? 1 }
  })
}

/** Normalised to a sum of one, so that a score stays between 0 and 100. */
export function perturbWeights(
  weights: Readonly<Record<Factor, number>>,
  random: () => number,
): Record<Factor, number> {
  const perturbed = { ...weights }
  let total = 0
  for (const factor of FACTORS) {
    perturbed[factor] = weights[factor] * (1 + STABILITY.weightSpread * (2 * random() - 1))
    total += perturbed[factor]
  }
  for (const factor of FACTORS) perturbed[factor] /= total
  return perturbed
}

function scoreInTenths(
  { measures, reviewTrials }: Resampled,
  weights: Readonly<Record<Factor, number>>,
  sliceBest: number,
  trial: number,
): number {
  return Math.round(10 * sum(addendsOf(measures, weights, sliceBest, reviewTrials?.[trial])))
}

// As in rank.ts, equal scores share a place. Indexed by score (0 … 1000 tenths) to avoid a search.
const placeOfTenths = new Uint32Array(1001)

function writePlaces(tenths: Uint16Array, write: (index: number, place: number) => void): void {
  tenths
    .slice()
    .sort()
    .forEach((score, index) => {
      placeOfTenths[score] = tenths.length - index
    })
  tenths.forEach((score, index) => {
    write(index, placeOfTenths[score] ?? 0)
  })
}
