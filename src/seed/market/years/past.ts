import { type CitySlug, cityBySlug } from '#domain/vocabulary/cities.ts'
import type { ServiceSlug } from '#domain/vocabulary/services.ts'
import type { Random } from '#seed/random.ts'
import { yearOf } from '../calendar.ts'
import { CITY_SHARES } from '../places.ts'
import type { Profile } from '../profile.ts'
import type { AwardRow, ProjectRow } from '../rows.ts'
import { FIRST_YEAR, type Standing } from './standing.ts'

/** A work that may be named. */
export type KnownWork = {
  client: string
  industry: string
  service: ServiceSlug
  siteType: string | null
  year: number
  budget: number
}

export type AgencyPast = {
  /** People at the end of each year of the simulation. */
  people: readonly { year: number; people: number }[]
  /** Works by year of launch. */
  works: ReadonlyMap<number, number>
  /** Of an agency that opened when the simulation had begun. */
  first: KnownWork | null
  largest: KnownWork | null
  /** Two of different clients, the newest first. */
  latest: readonly KnownWork[]
  loyal: { client: string; industry: string; works: number; since: number } | null
  /** A service that it took up later. */
  later: { service: ServiceSlug; year: number } | null
  branch: { inCity: string; year: number } | null
  closedBranch: { inCity: string; year: number } | null
  award: Pick<AwardRow, 'contest' | 'place' | 'year'> | null
  closedIn: number | null
}

type Known = {
  standing: Standing
  profile: Profile
  projects: readonly ProjectRow[]
  awards: readonly AwardRow[]
  /** Cities of its offices besides the main one. */
  branches: readonly string[]
  now: number
}

const LOYAL_WORKS = 3

export function pastOf(random: Random, known: Known): AgencyPast {
  const { standing, profile, projects, awards, branches, now } = known
  const clients = new Map(standing.deals.map(({ client }) => [client.row.id, client.row]))
  const works = projects.map(project => ({
    ...project,
    client: clients.get(project.client_id)?.name ?? '',
    year: yearOf(Date.parse(project.launched)),
  }))
  const named = works.filter(work => !work.is_nda)
  const nameOf = (work: (typeof works)[number] | undefined): KnownWork | null =>
    work
      ? {
          client: work.client,
          industry: work.industry,
          service: work.service as ServiceSlug,
          siteType: work.site_type,
          year: work.year,
          budget: work.budget,
        }
      : null
  const first = works[0]
  const [mostLoyal = []] = [...Map.groupBy(named, work => work.client_id).values()].sort((a, b) => b.length - a.length)
  const [since] = mostLoyal
  return {
    people: standing.years,
    works: new Map([...Map.groupBy(works, work => work.year)].map(([year, own]) => [year, own.length])),
    first: profile.founded >= FIRST_YEAR && !first?.is_nda ? nameOf(first) : null,
    largest: nameOf(named.toSorted((a, b) => b.budget - a.budget)[0]),
    latest: latestOf(named).flatMap(work => nameOf(work) ?? []),
    loyal:
      since && mostLoyal.length >= LOYAL_WORKS
        ? { client: since.client, industry: since.industry, works: mostLoyal.length, since: since.year }
        : null,
    later: laterService(works),
    branch: branchOf(random, branches, profile.founded, now),
    closedBranch: branches.length === 0 ? closedBranchOf(random, standing, profile, now) : null,
    award: awards.toSorted((a, b) => a.place - b.place || b.contest_weight - a.contest_weight)[0] ?? null,
    closedIn: profile.isClosing && standing.closedAt !== null ? yearOf(standing.closedAt) : null,
  }
}

function latestOf<Work extends { client_id: number }>(works: readonly Work[]): Work[] {
  const last = works.at(-1)
  const before = works.findLast(({ client_id }) => client_id !== last?.client_id)
  return [last, before].flatMap(work => work ?? [])
}

/** The service that came last, if it came at least two years after the first work. */
function laterService(works: readonly { service: string; year: number }[]): AgencyPast['later'] {
  const [first] = works
  if (!first) return null
  const began = [...Map.groupBy(works, work => work.service)].map(([service, own]) => ({
    service: service as ServiceSlug,
    year: own[0]?.year ?? first.year,
    works: own.length,
  }))
  const last = began.toSorted((a, b) => b.year - a.year)[0]
  return last && last.works > 1 && last.year >= first.year + 2 ? { service: last.service, year: last.year } : null
}

const inPlace = (city: string): string => cityBySlug(city as CitySlug).inPlace

function branchOf(random: Random, [city]: readonly string[], founded: number, now: number): AgencyPast['branch'] {
  const latest = yearOf(now) - 1
  if (city === undefined || founded + 2 > latest) return null
  return { inCity: inPlace(city), year: random.int(Math.max(founded + 2, latest - 9), latest) }
}

const BRANCHES_FROM = 14
const CLOSED_A_BRANCH = 0.5

/** After the year of most people, if many have left since. */
function closedBranchOf(
  random: Random,
  { years }: Standing,
  profile: Profile,
  now: number,
): AgencyPast['closedBranch'] {
  const peak = years.toSorted((a, b) => b.people - a.people)[0]
  if (!peak || peak.people < Math.max(BRANCHES_FROM, 1.3 * profile.headcount)) return null
  if (peak.year + 1 >= yearOf(now) || !random.chance(CLOSED_A_BRANCH)) return null
  const city = random.pick(CITY_SHARES.map(([slug]) => slug).filter(slug => slug !== profile.city))
  return { inCity: inPlace(city), year: peak.year + 1 }
}
