import type { RatingType } from '#domain/vocabulary/rating-types.ts'
import { type TierSlug, tierOfPrice } from '#domain/vocabulary/tiers.ts'
import type { AgencyFacts, RankingFacts, ReviewFact } from './facts.ts'
import type { Methodology } from './methodology.ts'
import { compareSlugs, rankSlice } from './rank.ts'
import { type Addends, countedProjects, isEligible, type Measures, measureAgency, type SliceFacts } from './score.ts'
import { dealFacts, slicesOf, WHOLE } from './slices.ts'

export type Entry = {
  slice: string
  tier: TierSlug | ''
  agencyId: number
  place: number
  previousPlace: number | null
  score: number
  addends: Addends
  projects: number
  reviews: number
  average: number | null
  priceFrom: number | null
}

export type SliceSize = { slice: string; tier: TierSlug | ''; participants: number; projects: number }

export type EditionTerms = {
  type: RatingType
  methodology: Methodology
  asOf: Date
  // Places of the preceding edition, under entryKey.
  previousPlaces?: ReadonlyMap<string, number>
}

type Participant = {
  agencyId: number
  slug: string
  measures: Measures
  projects: number
  reviews: number
  average: number | null
  priceFrom: number | null
}

type Group = { slice: string; tier: TierSlug | ''; participants: Participant[] }

// An agency is measured once for each set of its projects; places and tiers reuse the measure and only rank anew.
export function computeEdition(
  { agencies }: Pick<RankingFacts, 'agencies'>,
  terms: EditionTerms,
): { entries: Entry[]; sliceSizes: SliceSize[] } {
  const groups = [...groupParticipants(agencies, terms).values()].sort(
    (a, b) => compareSlugs(a.slice, b.slice) || compareSlugs(a.tier, b.tier),
  )
  return {
    entries: groups.flatMap(group => rankGroup(group, terms)),
    sliceSizes: groups.map(({ slice, tier, participants }) => ({
      slice,
      tier,
      participants: participants.length,
      projects: participants.reduce((total, participant) => total + participant.projects, 0),
    })),
  }
}

export function entryKey(slice: string, tier: string, agencyId: number): string {
  return `${slice}|${tier}|${agencyId}`
}

function groupParticipants(agencies: readonly AgencyFacts[], terms: EditionTerms): Map<string, Group> {
  const { type, methodology, asOf } = terms
  const now = asOf.getTime()
  const groups = new Map<string, Group>()
  for (const agency of agencies) {
    const dealt = dealFacts(agency, type)
    const tier = agencyTier(dealt.get(WHOLE), type, methodology, now)
    if (!tier) continue
    for (const [key, facts] of dealt) {
      if (!isEligible(facts, methodology, now)) continue
      const participant = describe(agency, facts, methodology, now)
      for (const slice of slicesOf(key, agency)) {
        groupOf(groups, slice, '').participants.push(participant)
        groupOf(groups, slice, tier).participants.push(participant)
      }
    }
  }
  return groups
}

function rankGroup({ slice, tier, participants }: Group, { methodology, previousPlaces }: EditionTerms): Entry[] {
  return rankSlice(participants, methodology).map(({ candidate, place, score, addends }) => ({
    slice,
    tier,
    agencyId: candidate.agencyId,
    place,
    previousPlace: previousPlaces?.get(entryKey(slice, tier, candidate.agencyId)) ?? null,
    score,
    addends,
    projects: candidate.projects,
    reviews: candidate.reviews,
    average: candidate.average,
    priceFrom: candidate.priceFrom,
  }))
}

function describe(agency: AgencyFacts, facts: SliceFacts, methodology: Methodology, now: number): Participant {
  return {
    agencyId: agency.id,
    slug: agency.slug,
    measures: measureAgency(facts, methodology, now),
    projects: budgets(facts, methodology, now).length,
    reviews: facts.reviews.length,
    average: plainMean(facts.reviews),
    priceFrom: agency.servicePrices[facts.service] ?? agency.priceFrom,
  }
}

// An agency has one tier in a rating, that of its median project, in whichever slice it stands.
function agencyTier(
  facts: SliceFacts | undefined,
  type: RatingType,
  methodology: Methodology,
  now: number,
): TierSlug | null {
  const sorted = facts ? budgets(facts, methodology, now).sort((a, b) => a - b) : []
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? null : tierOfPrice((lower + upper) / 2, type.tierBounds)
}

function budgets(facts: SliceFacts, methodology: Methodology, now: number): number[] {
  return countedProjects(facts.projects, methodology, now)
    .filter(project => project.service === facts.service)
    .map(project => project.budget)
}

// What visitors see beside the stars: the ordinary mean, without the prior and the weights of the score.
export function plainMean(reviews: readonly ReviewFact[]): number | null {
  if (reviews.length === 0) return null
  const total = reviews.reduce((sum, review) => sum + review.overall, 0)
  return Math.round((total / reviews.length) * 100) / 100
}

function groupOf(groups: Map<string, Group>, slice: string, tier: TierSlug | ''): Group {
  const key = `${slice}|${tier}`
  const group = groups.get(key) ?? { slice, tier, participants: [] }
  groups.set(key, group)
  return group
}
