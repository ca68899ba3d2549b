import { isCountable } from '#domain/rules/countable-project.ts'
import { type TierBounds, tierOfPrice } from '#domain/vocabulary/tiers.ts'
import type { AwardFact, CaseFact, ProjectFact, ReviewFact } from './facts.ts'
import type { Methodology } from './methodology.ts'

// The facts of one agency that belong to one slice of one rating.
export type SliceFacts = {
  service: string
  tierBounds: TierBounds
  // Of every service: eligibility depends on the share of the rating's service.
  projects: readonly ProjectFact[]
  // Focus is measured on the whole agency, even in a category.
  allProjects: readonly ProjectFact[]
  reviews: readonly ReviewFact[]
  cases: readonly CaseFact[]
  awards: readonly AwardFact[]
  checkedFacts: readonly string[]
}

type Weighed = { id: number; weight: number }

// Counted facts with their weights: the score sums them, the evidence of a place lists them.
export type WeighedFacts = {
  projects: readonly Weighed[]
  reviews: readonly (Weighed & { overall: number })[]
  cases: readonly CaseFact[]
  awards: readonly Weighed[]
  facts: readonly string[]
  share: { ofService: number; all: number }
}

const DAY = 24 * 60 * 60 * 1000
const MONTH = (365.25 / 12) * DAY

export function weighFacts(facts: SliceFacts, methodology: Methodology, now: number): WeighedFacts {
  const { allProjects, service, checkedFacts } = facts
  return {
    projects: weighProjects(facts, methodology, now),
    reviews: weighReviews(facts.reviews, methodology, now),
    cases: measuredCases(facts.cases, methodology, now),
    awards: weighAwards(facts.awards, methodology, now),
    facts: methodology.openness.facts.filter(fact => checkedFacts.includes(fact)),
    share: countShare(countedProjects(allProjects, methodology, now), service),
  }
}

export function countedProjects(
  projects: readonly ProjectFact[],
  methodology: Methodology,
  now: number,
): readonly ProjectFact[] {
  const { periodMonths } = methodology.projects
  return projects.filter(
    project =>
      isWithin(project.launchedAt, periodMonths, now) && (countsUnconfirmedNda(methodology) || isCountable(project)),
  )
}

export const countsUnconfirmedNda = ({ projects }: Methodology): boolean => projects.unconfirmedNda !== 'left out'

export function weighReviews(reviews: readonly ReviewFact[], { reviews: rule }: Methodology, now: number) {
  return reviews.map(({ id, overall, evidence, publishedAt }) => ({
    id,
    overall,
    weight: rule.evidence[evidence] * decay(publishedAt, rule.halfLifeMonths, now),
  }))
}

export function countShare(projects: readonly ProjectFact[], service: string): WeighedFacts['share'] {
  return { ofService: projects.filter(project => project.service === service).length, all: projects.length }
}

function weighProjects(facts: SliceFacts, methodology: Methodology, now: number): Weighed[] {
  const { halfLifeMonths, tierWeights, unverified } = methodology.projects
  return countedProjects(facts.projects, methodology, now)
    .filter(project => project.service === facts.service)
    .map(project => ({
      id: project.id,
      weight:
        tierWeights[tierOfPrice(project.budget, facts.tierBounds)] *
        (project.isVerified ? 1 : unverified) *
        decay(project.launchedAt, halfLifeMonths, now),
    }))
}

function measuredCases(cases: readonly CaseFact[], { cases: rule }: Methodology, now: number): CaseFact[] {
  return cases.filter(study => study.hasMeasuredResult && isWithin(study.publishedAt, rule.periodMonths, now))
}

function weighAwards(awards: readonly AwardFact[], { awards: rule }: Methodology, now: number): Weighed[] {
  const year = new Date(now).getUTCFullYear()
  return awards
    .filter(award => award.year <= year)
    .map(award => ({
      id: award.id,
      weight: award.contestWeight * rule.places[award.place] * rule.yearly ** (year - award.year),
    }))
}

/** The first day whose projects are counted at this time: «2023-11-18». */
export const firstCountedDay = ({ projects }: Methodology, now: number): string =>
  new Date(Math.ceil((now - projects.periodMonths * MONTH) / DAY) * DAY).toISOString().slice(0, 10)

/** The first day on which a fact of this time counts no more: «2026-11-19». The recompute of that night drops it. */
export const firstDayWithout = (timestamp: number, periodMonths: number): string =>
  new Date((Math.floor((timestamp + periodMonths * MONTH) / DAY) + 1) * DAY).toISOString().slice(0, 10)

function isWithin(timestamp: number, months: number, now: number): boolean {
  return timestamp <= now && now - timestamp <= months * MONTH
}

function decay(timestamp: number, halfLifeMonths: number, now: number): number {
  return 0.5 ** ((now - timestamp) / MONTH / halfLifeMonths)
}
