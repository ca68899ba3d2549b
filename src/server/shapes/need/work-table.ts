import { listAgencyPlaces, listServiceWork, type WorkColumns } from '#db/queries/find/agency-work.ts'
import { leastLimit } from '#domain/picker/budget-fit.ts'
import { cityBySlug } from '#domain/vocabulary/cities.ts'
import { type RatingType, ratingTypeBySlug } from '#domain/vocabulary/rating-types.ts'
import { placeKeys, projectKeys } from '#ranking/slices.ts'
import { countsUnconfirmedNda, firstCountedDay } from '#ranking/weigh.ts'
import type { Context } from '../../context.ts'
import { methodologyOf } from '../methodology-text.ts'
import { openEdition } from '../open-ratings.ts'

/** Agencies that have made one kind of work, by their own portfolios. */
export interface Kind {
  /** Ascending. */
  ids: Int32Array
  /** What such work cost at the agency, the cheapest first: from `starts[n]` to `starts[n + 1]`. */
  prices: Int32Array
  starts: Int32Array
  /** The least budget each agency fits. */
  limits: Int32Array
}

interface Places {
  home: readonly string[]
  /** With those of the other offices. */
  all: readonly string[]
}

export interface WorkTable {
  /** By the key of a slice without its place: 'category/shop'. */
  kinds: ReadonlyMap<string, Kind>
  places: ReadonlyMap<number, Places>
}

type Kept = { computedAt: number; table: Promise<WorkTable> }

/** By database and rating. Read again only after a recompute: a large market has hundreds of thousands of projects. */
const kept = new WeakMap<Context['database'], Map<string, Kept>>()

/** Projects that the current edition counts, those of agencies without a place included; null without an edition. */
export async function workTable(rating: string, context: Context): Promise<WorkTable | null> {
  const open = await openEdition(context, rating, undefined)
  const type = ratingTypeBySlug(rating)
  if (!open || !type) return null
  const { edition } = open
  const tables = kept.get(context.database) ?? new Map<string, Kept>()
  kept.set(context.database, tables)
  const computedAt = edition.computed_at.getTime()
  const known = tables.get(rating)
  if (known?.computedAt === computedAt) return known.table
  const methodology = methodologyOf(edition.methodology)
  const since = firstCountedDay(methodology, edition.as_of.getTime())
  const until = edition.as_of.toISOString().slice(0, 10)
  const counted = { since, until, withUnconfirmedNda: countsUnconfirmedNda(methodology) }
  const table = readTable(type, counted, context)
  tables.set(rating, { computedAt, table })
  table.catch(() => tables.delete(rating))
  return table
}

async function readTable(
  type: RatingType,
  counted: { since: string; until: string; withUnconfirmedNda: boolean },
  { database }: Context,
): Promise<WorkTable> {
  const [work, agencies] = await Promise.all([
    listServiceWork(database.kysely, { service: type.service, ...counted }),
    listAgencyPlaces(database.kysely),
  ])
  const working = new Set(work.agency)
  const places = agencies.filter(({ id }) => working.has(id)).map(agency => [agency.id, placesOf(agency)] as const)
  return { kinds: kindsOf(work, type), places: new Map(places) }
}

function placesOf(agency: { city: string; country: string; offices: readonly string[] }): Places {
  const home = placeKeys(agency)
  const others = agency.offices.flatMap(city => placeKeys({ city, country: cityBySlug(city)?.country ?? '' }))
  return { home, all: [...new Set([...home, ...others])] }
}

function kindsOf(work: WorkColumns, type: RatingType): Map<string, Kind> {
  const projectsOf = new Map<string, number[]>()
  for (const index of work.agency.keys()) {
    for (const key of projectKeys(projectAt(work, index), type)) {
      const projects = projectsOf.get(key)
      if (projects) projects.push(index)
      else projectsOf.set(key, [index])
    }
  }
  return new Map(Array.from(projectsOf, ([key, projects]) => [key, kindOf(work, projects)]))
}

const projectAt = ({ siteType, industry, system, platforms }: WorkColumns, index: number) => ({
  siteType: siteType[index] ?? null,
  industry: industry[index] ?? '',
  system: system[index] ?? null,
  platforms: platforms[index]?.split(',') ?? [],
  clientLists: [],
})

/** The projects come in the order of their agencies. */
function kindOf({ agency, budget }: WorkColumns, projects: readonly number[]): Kind {
  const prices = Int32Array.from(projects, index => budget[index] ?? 0)
  const ids: number[] = []
  const starts: number[] = []
  for (const [nth, index] of projects.entries()) {
    const id = agency[index] ?? 0
    if (ids.at(-1) === id) continue
    ids.push(id)
    starts.push(nth)
  }
  starts.push(projects.length)
  const limits = ids.map((_, nth) => leastLimit(prices.subarray(starts[nth], starts[nth + 1]).sort()))
  return { ids: Int32Array.from(ids), prices, starts: Int32Array.from(starts), limits: Int32Array.from(limits) }
}
