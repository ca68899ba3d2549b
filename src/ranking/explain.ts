import { shownAddends } from '#domain/numbers/apportion.ts'
import { FACTORS, type Factor } from '#domain/rating/factors.ts'
import type { Evidence } from './evidence.ts'
import type { Methodology } from './methodology.ts'
import { bayesianMean, type MeasuredFacts, measureFacts, shareOfBest, totalWeight } from './score.ts'

/** The inputs of each addend's formula. */
type Figures = {
  // mass = ln(1 + sum), relative to the best of the slice.
  projects: { counted: number; sum: number; mass: number; best: number }
  // The Bayesian mean and the total weight of the reviews.
  reviews: { counted: number; weight: number; mean: number; priorWeight: number; priorMean: number }
  focus: { ofService: number; all: number }
  cases: { counted: number; scale: number }
  // Capped at one in the measure, not here.
  awards: { counted: number; worth: number }
  openness: { checked: string[]; missing: string[] }
}

export type ExplainedFactor = {
  [F in Factor]: {
    factor: F
    weight: number
    points: number
    // The points as every page shows them: in tenths that add up to the score.
    shown: number
    // points = 100 · weight · measure
    measure: number
    figures: Figures[F]
  }
}[Factor]

/** Reconstructs the arithmetic of a stored entry from its evidence, in the order of FACTORS. */
export function explainAddends(
  evidence: Evidence,
  { score, addends }: { score: number; addends: readonly number[] },
  methodology: Methodology,
  sliceBest: number,
): ExplainedFactor[] {
  const facts = factsOf(evidence)
  const figures = figuresOf(evidence, facts, methodology, sliceBest)
  const shown = shownAddends(addends, score)
  const measures = measureFacts({ ...facts, facts: figures.openness.checked }, methodology)
  return FACTORS.map(
    (factor, index) =>
      ({
        factor,
        weight: methodology.weights[factor],
        points: addends[index] ?? 0,
        shown: shown[index] ?? 0,
        measure: factor === 'projects' ? shareOfBest(measures.projects, sliceBest) : measures[factor],
        figures: figures[factor],
      }) as ExplainedFactor,
  )
}

export function factsOf({ projects, reviews, cases, awards, facts, share: [ofService, all] }: Evidence): MeasuredFacts {
  return {
    projects: projects.map(([, weight]) => ({ weight })),
    reviews: reviews.map(([, weight, overall]) => ({ weight, overall })),
    cases,
    awards: awards.map(([, weight]) => ({ weight })),
    facts,
    share: { ofService, all },
  }
}

function figuresOf(evidence: Evidence, facts: MeasuredFacts, methodology: Methodology, best: number): Figures {
  const { priorWeight, priorMean } = methodology.reviews
  const sum = totalWeight(facts.projects)
  const checked = methodology.openness.facts.filter(fact => evidence.facts.includes(fact))
  return {
    projects: { counted: evidence.projects.length, sum, mass: Math.log(1 + sum), best },
    reviews: {
      counted: evidence.reviews.length,
      weight: totalWeight(facts.reviews),
      mean: bayesianMean(facts.reviews, methodology),
      priorWeight,
      priorMean,
    },
    focus: facts.share,
    cases: { counted: evidence.cases.length, scale: methodology.cases.scale },
    awards: { counted: evidence.awards.length, worth: totalWeight(facts.awards) },
    openness: { checked, missing: methodology.openness.facts.filter(fact => !checked.includes(fact)) },
  }
}
