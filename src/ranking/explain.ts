import type { Evidence } from './evidence.ts'
import { FACTORS, type Factor, type Methodology } from './methodology.ts'
import { drawnMean } from './score.ts'

/** The figures an addend comes from, as the formula has them. */
type Figures = {
  // ln(1 + sum) against the best of the slice.
  projects: { counted: number; sum: number; mass: number; best: number }
  // The mean drawn to the prior, of reviews that weigh so much together.
  reviews: { counted: number; weight: number; mean: number; priorWeight: number; priorMean: number }
  focus: { ofService: number; all: number }
  cases: { counted: number; scale: number }
  // Worth may exceed one; only one counts.
  awards: { counted: number; worth: number }
  openness: { checked: string[]; missing: string[] }
}

export type ExplainedFactor = {
  [F in Factor]: {
    factor: F
    weight: number
    points: number
    // From 0 to 1: points = 100 · weight · measure.
    measure: number
    figures: Figures[F]
  }
}[Factor]

/** What each addend of a stored entry was made of, in the order of FACTORS. */
export function explainAddends(
  evidence: Evidence,
  addends: readonly number[],
  methodology: Methodology,
  sliceBest: number,
): ExplainedFactor[] {
  const figures = figuresOf(evidence, methodology, sliceBest)
  const measures = measuresOf(figures)
  return FACTORS.map(
    (factor, index) =>
      ({
        factor,
        weight: methodology.weights[factor],
        points: addends[index] ?? 0,
        measure: measures[factor],
        figures: figures[factor],
      }) as ExplainedFactor,
  )
}

function figuresOf(evidence: Evidence, methodology: Methodology, best: number): Figures {
  const { priorWeight, priorMean } = methodology.reviews
  const sum = total(evidence.projects)
  const reviews = evidence.reviews.map(([, weight, overall]) => ({ weight, overall }))
  const checked = methodology.openness.facts.filter(fact => evidence.facts.includes(fact))
  return {
    projects: { counted: evidence.projects.length, sum, mass: Math.log(1 + sum), best },
    reviews: {
      counted: evidence.reviews.length,
      weight: total(evidence.reviews),
      mean: drawnMean(reviews, methodology),
      priorWeight,
      priorMean,
    },
    focus: { ofService: evidence.share[0], all: evidence.share[1] },
    cases: { counted: evidence.cases.length, scale: methodology.cases.scale },
    awards: { counted: evidence.awards.length, worth: total(evidence.awards) },
    openness: { checked, missing: methodology.openness.facts.filter(fact => !checked.includes(fact)) },
  }
}

function measuresOf({ projects, reviews, focus, cases, awards, openness }: Figures): Record<Factor, number> {
  return {
    projects: projects.best > 0 ? projects.mass / projects.best : 0,
    reviews: (reviews.mean - 1) / 4,
    focus: focus.all > 0 ? focus.ofService / focus.all : 0,
    cases: 1 - Math.exp(-cases.counted / cases.scale),
    awards: Math.min(1, awards.worth),
    openness: openness.checked.length / (openness.checked.length + openness.missing.length),
  }
}

function total(weighed: readonly (readonly [id: number, weight: number, ...rest: number[]])[]): number {
  return weighed.reduce((sum, [, weight]) => sum + weight, 0)
}
