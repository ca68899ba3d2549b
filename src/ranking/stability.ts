import { makeDraws } from './draws.ts'
import { FACTORS, type Factor, type Methodology } from './methodology.ts'
import { drawnMean, type Measures } from './score.ts'

/**
 * How firmly a place stands: the slice is ranked anew many times, each time with every weight moved at random by up
 * to a fifth and every agency's reviews drawn anew from its own. The usual range leaves out the outer tenth of the
 * places on each side.
 */
export const STABILITY = { trials: 50, weightSpread: 0.2, leftOut: 5 } as const

export type PlaceRange = { from: number; to: number }

export type Trialled = {
  measures: Measures
  // The measure of reviews in each trial; null when it never moves.
  reviewTrials: Float32Array | null
}

type CountedReview = { weight: number; overall: number }

/** Seeded by the agency itself, so that a newcomer moves nobody else's draws; one set serves all slices of a measure. */
export function resampleReviews(
  reviews: readonly CountedReview[],
  methodology: Methodology,
  seed: string,
): Float32Array | null {
  if (reviews.length === 0) return null
  const draw = makeDraws(seed)
  const drawn: CountedReview[] = [...reviews]
  const trials = new Float32Array(STABILITY.trials)
  for (let trial = 0; trial < trials.length; trial += 1) {
    for (let index = 0; index < drawn.length; index += 1) {
      drawn[index] = reviews[Math.floor(draw() * reviews.length)] as CountedReview
    }
    trials[trial] = (drawnMean(drawn, methodology) - 1) / 4
  }
  return trials
}

/** The usual range of each candidate's place, in the order of the candidates. */
export function usualPlaces(
  candidates: readonly Trialled[],
  methodology: Methodology,
  sliceBest: number,
  seed: string,
): PlaceRange[] {
  const { trials, leftOut } = STABILITY
  const draw = makeDraws(seed)
  const places = new Uint32Array(candidates.length * trials)
  const tenths = new Uint16Array(candidates.length)
  for (let trial = 0; trial < trials; trial += 1) {
    const weights = shakeWeights(methodology.weights, draw)
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

/** Together they still make one: a score stays between 0 and 100. */
export function shakeWeights(weights: Readonly<Record<Factor, number>>, draw: () => number): Record<Factor, number> {
  const shaken = { ...weights }
  let total = 0
  for (const factor of FACTORS) {
    shaken[factor] = weights[factor] * (1 + STABILITY.weightSpread * (2 * draw() - 1))
    total += shaken[factor]
  }
  for (const factor of FACTORS) shaken[factor] /= total
  return shaken
}

function scoreInTenths(
  { measures, reviewTrials }: Trialled,
  weights: Readonly<Record<Factor, number>>,
  sliceBest: number,
  trial: number,
): number {
  return Math.round(
    1000 *
      (weights.projects * (sliceBest > 0 ? measures.projects / sliceBest : 0) +
        weights.reviews * (reviewTrials?.[trial] ?? measures.reviews) +
        weights.focus * measures.focus +
        weights.cases * measures.cases +
        weights.awards * measures.awards +
        weights.openness * measures.openness),
  )
}

// Places as in rank.ts: equal tenths share the place. Indexed by the score itself, so nothing is searched.
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
