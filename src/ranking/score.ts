import { type TierBounds, tierOfPrice } from '#domain/vocabulary/tiers.ts'
import type { AwardFact, CaseFact, ProjectFact, ReviewFact } from './facts.ts'
import type { Factor, Methodology } from './methodology.ts'

// What counts for one agency in one slice of one rating.
export type SliceFacts = {
  service: string
  tierBounds: TierBounds
  // Of every service: eligibility asks what share of them the rating's service has.
  projects: readonly ProjectFact[]
  // Focus is a trait of the whole agency, also inside a category.
  allProjects: readonly ProjectFact[]
  reviews: readonly ReviewFact[]
  cases: readonly CaseFact[]
  awards: readonly AwardFact[]
  checkedFacts: readonly string[]
}

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

const MONTH = (365.25 / 12) * 24 * 60 * 60 * 1000

export function scoreAgency(facts: SliceFacts, methodology: Methodology, now: number, sliceBest: number): Score {
  return scoreMeasures(measureAgency(facts, methodology, now), methodology, sliceBest)
}

export function scoreMeasures(measures: Measures, { weights }: Methodology, sliceBest: number): Score {
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
  return {
    projects: projectMass(facts, methodology, now),
    reviews: (smoothedMean(facts.reviews, methodology, now) - 1) / 4,
    focus: serviceShare(countedProjects(facts.allProjects, methodology, now), facts.service),
    cases: caseShare(facts.cases, methodology, now),
    awards: awardShare(facts.awards, methodology, now),
    openness: opennessShare(facts.checkedFacts, methodology),
  }
}

export function isEligible(facts: SliceFacts, methodology: Methodology, now: number): boolean {
  const counted = countedProjects(facts.projects, methodology, now)
  const { projects, serviceShare: share } = methodology.eligibility
  return counted.length >= projects && serviceShare(counted, facts.service) >= share
}

export function countedProjects(
  projects: readonly ProjectFact[],
  methodology: Methodology,
  now: number,
): readonly ProjectFact[] {
  return projects.filter(project => isWithin(project.launchedAt, methodology.projects.periodMonths, now))
}

// A mean drawn to the prior: few reviews say little, in either direction.
export function smoothedMean(reviews: readonly ReviewFact[], { reviews: rule }: Methodology, now: number): number {
  let weight = rule.priorWeight
  let total = rule.priorWeight * rule.priorMean
  for (const review of reviews) {
    const own = rule.evidence[review.evidence] * halved(review.publishedAt, rule.halfLifeMonths, now)
    weight += own
    total += own * review.overall
  }
  return total / weight
}

export function toTenth(score: number): number {
  return Math.round(score * 10) / 10
}

function projectMass(facts: SliceFacts, methodology: Methodology, now: number): number {
  const { halfLifeMonths, tierWeights, unverified } = methodology.projects
  const masses = countedProjects(facts.projects, methodology, now)
    .filter(project => project.service === facts.service)
    .map(
      project =>
        tierWeights[tierOfPrice(project.budget, facts.tierBounds)] *
        (project.isVerified ? 1 : unverified) *
        halved(project.launchedAt, halfLifeMonths, now),
    )
  return Math.log(1 + sum(masses))
}

function serviceShare(projects: readonly ProjectFact[], service: string): number {
  return projects.length === 0 ? 0 : projects.filter(project => project.service === service).length / projects.length
}

function caseShare(cases: readonly CaseFact[], { cases: rule }: Methodology, now: number): number {
  const measured = cases.filter(
    study => study.hasMeasuredResult && isWithin(study.publishedAt, rule.periodMonths, now),
  ).length
  return 1 - Math.exp(-measured / rule.scale)
}

function awardShare(awards: readonly AwardFact[], { awards: rule }: Methodology, now: number): number {
  const year = new Date(now).getUTCFullYear()
  const worth = awards
    .filter(award => award.year <= year)
    .map(award => award.contestWeight * rule.places[award.place] * rule.yearly ** (year - award.year))
  return Math.min(1, sum(worth))
}

function opennessShare(checkedFacts: readonly string[], { openness }: Methodology): number {
  return openness.facts.filter(fact => checkedFacts.includes(fact)).length / openness.facts.length
}

function isWithin(moment: number, months: number, now: number): boolean {
  return moment <= now && now - moment <= months * MONTH
}

function halved(moment: number, halfLifeMonths: number, now: number): number {
  return 0.5 ** ((now - moment) / MONTH / halfLifeMonths)
}

function sum(terms: readonly number[]): number {
  return terms.reduce((total, term) => total + term, 0)
}
