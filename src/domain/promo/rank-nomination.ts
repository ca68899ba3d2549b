import { roundDecimal } from '../numbers/numbers.ts'
import {
  DEBUT_YEARS,
  type Measure,
  MIN_OPENNESS,
  MIN_PARTICIPANTS,
  MIN_REVIEWS,
  MIN_VOTES,
  type Nomination,
  PRIOR_REVIEWS,
  RANKED,
} from './nominations.ts'

export interface AwardFacts {
  year: number
  /** The rating's edition of the year; null if none was published. */
  edition: { standings: readonly Standing[]; hasPrevious: boolean } | null
  reviews: readonly YearReviews[]
  projects: readonly { agencyId: number; projects: number; verified: number }[]
  votes: readonly { projectId: number; agencyId: number; points: number }[]
}

interface Standing {
  agencyId: number
  place: number
  previousPlace: number | null
  score: number
  founded: number
  headcount: number
}

/** Reviews of the year about one agency and service. */
interface YearReviews {
  agencyId: number
  service: string
  reviews: number
  overall: number
  terms: number
  answered: number
}

/** The numbers behind a figure, by name; see figure-text.ts. */
export type Basis = Readonly<Record<string, number>>

export interface RankedEntry {
  agencyId: number
  projectId: number | null
  /** As shown, so that a reader can check the order. */
  value: number
  basis: Basis
}

/** Why nobody won. */
export type Absence = 'no-edition' | 'no-previous-edition' | 'nobody' | 'too-few' | 'nobody-rose'

export interface RankedNomination {
  participants: number
  absence: Absence | null
  entries: RankedEntry[]
}

/** `tie` decides between equal values: larger numbers first, then the smaller id. */
type Candidate = RankedEntry & { tie: readonly number[] }

export function rankNomination(nomination: Nomination, facts: AwardFacts): RankedNomination {
  const candidates = candidatesOf(nomination, facts)
  if (typeof candidates === 'string') return { participants: 0, absence: candidates, entries: [] }
  const participants = candidates.length
  if (participants < MIN_PARTICIPANTS) {
    return { participants, absence: participants === 0 ? 'nobody' : 'too-few', entries: [] }
  }
  const entries = candidates
    // Agencies that fell or stayed take part in the rise of the year but cannot win.
    .filter(({ value }) => value > 0)
    .toSorted(inOrder)
    .slice(0, RANKED)
    .map(({ tie: _, ...entry }) => entry)
  return { participants, absence: entries.length === 0 ? 'nobody-rose' : null, entries }
}

function inOrder(one: Candidate, other: Candidate): number {
  const figures = [one, other].map(({ value, tie }) => [value, ...tie])
  const [own = [], others = []] = figures
  const at = own.findIndex((figure, index) => figure !== others[index])
  if (at >= 0) return (others[at] ?? 0) - (own[at] ?? 0)
  return (one.projectId ?? one.agencyId) - (other.projectId ?? other.agencyId)
}

function candidatesOf(measure: Measure, facts: AwardFacts): Candidate[] | Absence {
  switch (measure.measure) {
    case 'rise':
      return facts.edition ? risen(measure, facts.edition) : 'no-edition'
    case 'debut':
      return facts.edition ? newcomers(facts.edition.standings, facts.year) : 'no-edition'
    case 'reviews':
      return reviewed(
        facts.reviews.filter(({ service }) => service === measure.service),
        ({ overall }) => overall,
        MIN_REVIEWS.ofService,
      )
    case 'terms':
      return reviewed(byAgency(facts.reviews), ({ terms }) => terms, MIN_REVIEWS.ofAll)
    case 'openness':
      return open(facts)
    case 'jury':
      return voted(facts.votes)
  }
}

function risen(
  { from, to }: { from: number; to: number | null },
  { standings, hasPrevious }: NonNullable<AwardFacts['edition']>,
): Candidate[] | Absence {
  if (!hasPrevious) return 'no-previous-edition'
  return standings
    .filter(({ headcount }) => headcount >= from && (to === null || headcount <= to))
    .flatMap(({ agencyId, place, previousPlace }) =>
      previousPlace === null
        ? []
        : {
            agencyId,
            projectId: null,
            value: previousPlace - place,
            tie: [-place],
            basis: { from: previousPlace, to: place },
          },
    )
}

const newcomers = (standings: readonly Standing[], year: number): Candidate[] =>
  standings
    .filter(({ founded }) => founded >= year - DEBUT_YEARS)
    .map(({ agencyId, score, place, founded }) => ({
      agencyId,
      projectId: null,
      value: roundDecimal(score, 1),
      tie: [founded],
      basis: { place, founded },
    }))

/** The mean mark, pulled towards that of the nomination. */
function reviewed(
  all: readonly YearReviews[],
  totalOf: (reviews: YearReviews) => number,
  minimum: number,
): Candidate[] {
  const marks = all.reduce((sum, each) => sum + totalOf(each), 0)
  const count = all.reduce((sum, { reviews }) => sum + reviews, 0)
  return all
    .filter(({ reviews }) => reviews >= minimum)
    .map(each => {
      const { agencyId, reviews } = each
      const total = totalOf(each) + (PRIOR_REVIEWS * marks) / count
      return {
        agencyId,
        projectId: null,
        value: roundDecimal(total / (reviews + PRIOR_REVIEWS), 2),
        tie: [reviews],
        basis: { reviews, mean: roundDecimal(totalOf(each) / reviews, 2), prior: roundDecimal(marks / count, 2) },
      }
    })
}

const byAgency = (all: readonly YearReviews[]): YearReviews[] =>
  [...Map.groupBy(all, ({ agencyId }) => agencyId)].map(([agencyId, own]) => {
    const total = (of: (each: YearReviews) => number) => own.reduce((sum, each) => sum + of(each), 0)
    return {
      agencyId,
      service: '',
      reviews: total(({ reviews }) => reviews),
      overall: total(({ overall }) => overall),
      terms: total(({ terms }) => terms),
      answered: total(({ answered }) => answered),
    }
  })

/** In per cent. */
function open({ reviews, projects }: AwardFacts): Candidate[] {
  const reviewsOf = new Map(byAgency(reviews).map(each => [each.agencyId, each]))
  return projects.flatMap(({ agencyId, projects: all, verified }) => {
    const own = reviewsOf.get(agencyId)
    if (!own || all < MIN_OPENNESS.projects || own.reviews < MIN_OPENNESS.reviews) return []
    return {
      agencyId,
      projectId: null,
      // One division: a sum of two quotients may fall short of a half, and 51.25 become 51.2.
      value: roundDecimal((50 * (verified * own.reviews + own.answered * all)) / (all * own.reviews), 1),
      tie: [all + own.reviews],
      basis: { verified, projects: all, answered: own.answered, reviews: own.reviews },
    }
  })
}

const MAX_POINTS = 10

const voted = (votes: AwardFacts['votes']): Candidate[] =>
  [...Map.groupBy(votes, ({ projectId }) => projectId)].flatMap(([projectId, own]) => {
    const agencyId = own[0]?.agencyId ?? 0
    if (own.length < MIN_VOTES) return []
    const total = own.reduce((sum, { points }) => sum + points, 0)
    const highest = own.filter(({ points }) => points === MAX_POINTS).length
    return {
      agencyId,
      projectId,
      value: roundDecimal(total / own.length, 2),
      tie: [own.length, highest],
      basis: { votes: own.length, total, highest },
    }
  })
