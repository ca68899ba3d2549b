import { priceQuartiles, type Quartiles } from '#domain/numbers/quartiles.ts'
import { slicePrice } from '#domain/rating/slice-price.ts'
import { averageMark } from '#domain/review/average-mark.ts'
import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import { type TierSlug, tierOfPrice } from '#domain/vocabulary/tiers.ts'
import { type Evidence, evidenceOf } from './evidence.ts'
import { facetsOf } from './facets.ts'
import type { AgencyFacts, ProjectFact, RankingFacts, ReviewFact } from './facts.ts'
import type { Methodology } from './methodology.ts'
import { bestMass, compareSlugs, rankSlice } from './rank.ts'
import { type Addends, isEligible, measureFacts } from './score.ts'
import { type SliceSize, sizeOf } from './slice-size.ts'
import { byId, categoryOf, factsBySlice, hasPage, slicesOf } from './slices.ts'
import { type Resampled, resampleReviews, usualPlaces } from './stability.ts'
import { countedProjects, type SliceFacts, weighFacts } from './weigh.ts'

export type Entry = {
  slice: string
  tier: TierSlug | ''
  agencyId: number
  position: number
  place: number
  placeFrom: number
  placeTo: number
  previousPlace: number | null
  score: number
  addends: Addends
  projects: number
  reviews: number
  average: number | null
  priceFrom: number | null
  // The nearest better place; null for the first.
  above: { place: number; score: number } | null
  // Of the counted budgets; null below three.
  budgets: Quartiles | null
}

export type Edition = {
  entries: Entry[]
  evidence: { key: string; agencyId: number; evidence: Evidence }[]
  participants: { agencyId: number; facets: number[] }[]
  sliceSizes: SliceSize[]
}

export type EditionTerms = {
  type: RatingType
  // Null for the current edition.
  year: number | null
  methodology: Methodology
  asOf: Date
  // Without the usual range of places, which takes most of the time.
  placesOnly?: boolean
  // Places in the preceding edition, keyed by entryKey.
  previousPlaces?: ReadonlyMap<string, number>
}

type Candidate = Resampled & {
  agencyId: number
  slug: string
  projects: number
  reviews: number
  average: number | null
  priceFrom: number | null
  budgets: readonly number[]
  quartiles: Quartiles | null
}

type Group = { slice: string; tier: TierSlug | ''; candidates: Candidate[] }

// An agency is measured once per set of projects; geographical slices and tiers reuse the measure and only rank.
export function computeEdition({ agencies }: Pick<RankingFacts, 'agencies'>, terms: EditionTerms): Edition {
  const { groups, evidence, participants } = measureAll(agencies, terms)
  const slices = [...groups.values()].sort((a, b) => compareSlugs(a.slice, b.slice) || compareSlugs(a.tier, b.tier))
  return {
    entries: slices.flatMap(group => rankGroup(group, terms)),
    evidence,
    participants,
    sliceSizes: slices.map(({ slice, tier, candidates }) => sizeOf(slice, tier, candidates)),
  }
}

export function entryKey(slice: string, tier: string, agencyId: number): string {
  return `${slice}|${tier}|${agencyId}`
}

function measureAll(agencies: readonly AgencyFacts[], terms: EditionTerms) {
  const { type, methodology } = terms
  const now = terms.asOf.getTime()
  const groups = new Map<string, Group>()
  const evidence: Edition['evidence'] = []
  const participants: Edition['participants'] = []
  for (const agency of agencies.toSorted((a, b) => a.id - b.id)) {
    const counted = projectsOfService(agency.projects, { type, methodology, now })
    const tier = medianTier(counted, type)
    // Most agencies are not of this service at all.
    if (!tier) continue
    const eligible = [...factsBySlice(agency, type)].filter(
      ([key, facts]) => hasPage(key, type) && isEligible(facts, methodology, now),
    )
    if (eligible.length === 0) continue
    participants.push({ agencyId: agency.id, facets: facetsOf(agency, counted) })
    for (const [key, facts] of eligible) {
      const weighed = weighFacts(facts, methodology, now)
      evidence.push({ key, agencyId: agency.id, evidence: evidenceOf(weighed) })
      const candidate = {
        ...summarise(agency, facts, { type, methodology, now }),
        measures: measureFacts(weighed, methodology),
        reviewTrials: terms.placesOnly
          ? null
          : resampleReviews(weighed.reviews, methodology, seedOf(terms, key, agency.id)),
      }
      const priceIn = (of: TierSlug | '') => slicePrice(agency, { ...facts, category: categoryOf(key), tier: of })
      const ofAll = { ...candidate, priceFrom: priceIn('') }
      const ofTier = { ...candidate, priceFrom: priceIn(tier) }
      for (const slice of slicesOf(key, agency)) {
        groupOf(groups, slice, '').candidates.push(ofAll)
        groupOf(groups, slice, tier).candidates.push(ofTier)
      }
    }
  }
  return { groups, evidence, participants }
}

function rankGroup({ slice, tier, candidates }: Group, terms: EditionTerms): Entry[] {
  const { methodology, previousPlaces, placesOnly } = terms
  const ranked = rankSlice(candidates, methodology)
  const inOrder = ranked.map(({ candidate }) => candidate)
  const usual = placesOnly ? [] : usualPlaces(inOrder, methodology, bestMass(candidates), seedOf(terms, slice, tier))
  return ranked.map(({ candidate, place, score, addends }, index) => ({
    slice,
    tier,
    agencyId: candidate.agencyId,
    position: index + 1,
    place,
    // The actual place always belongs to the usual range.
    placeFrom: Math.min(place, usual[index]?.from ?? place),
    placeTo: Math.max(place, usual[index]?.to ?? place),
    previousPlace: previousPlaces?.get(entryKey(slice, tier, candidate.agencyId)) ?? null,
    score,
    addends,
    projects: candidate.projects,
    reviews: candidate.reviews,
    average: candidate.average,
    priceFrom: candidate.priceFrom,
    above: placeAbove(ranked, index),
    budgets: candidate.quartiles,
  }))
}

// Equal scores share a place, so the row before may have the same one.
function placeAbove(ranked: readonly { place: number; score: number }[], index: number): Entry['above'] {
  const own = ranked[index]?.place ?? 1
  const above = ranked[own - 2]
  return above ? { place: above.place, score: above.score } : null
}

function seedOf({ type, year }: EditionTerms, ...parts: (string | number)[]): string {
  return [type.slug, year ?? 'current', ...parts].join('|')
}

type Counting = { type: RatingType; methodology: Methodology; now: number }

function summarise(agency: AgencyFacts, facts: SliceFacts, counting: Counting) {
  const budgets = projectsOfService(facts.projects, counting).map(({ budget }) => budget)
  return {
    agencyId: agency.id,
    slug: agency.slug,
    projects: budgets.length,
    budgets,
    quartiles: priceQuartiles(budgets),
    reviews: facts.reviews.length,
    average: plainMean(facts.reviews),
  }
}

// An agency has the same tier in all slices of a rating, that of its median project.
function medianTier(counted: readonly ProjectFact[], type: RatingType): TierSlug | null {
  const sorted = counted.map(({ budget }) => budget).sort((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : tierOfPrice((lower + upper) / 2, type.tierBounds)
}

function projectsOfService(projects: readonly ProjectFact[], { type, methodology, now }: Counting) {
  const ofService = projects.filter(({ service }) => service === type.service)
  return byId(countedProjects(ofService, methodology, now))
}

// Shown to visitors next to the stars: the arithmetic mean, without the prior and weights of the score.
export function plainMean(reviews: readonly ReviewFact[]): number | null {
  return averageMark(
    reviews.reduce((sum, { overall }) => sum + overall, 0),
    reviews.length,
  )
}

function groupOf(groups: Map<string, Group>, slice: string, tier: TierSlug | ''): Group {
  const key = `${slice}|${tier}`
  const group = groups.get(key) ?? { slice, tier, candidates: [] }
  groups.set(key, group)
  return group
}
