import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { WHOLE_SLICES } from '#domain/rating/rating-homes.ts'
import type { Db } from '../../connect.ts'
import { among } from '../fragments/among.ts'

/** What an agency asks in a slice and what its counted projects cost. */
export const PRICE_COLUMNS = ['entry.price_from', 'entry.budget_quartiles', 'entry.projects'] as const

export interface PricedEntry {
  price_from: number | null
  budget_quartiles: number[] | null
  projects: number
}

/** A slice of an edition, for one price tier or for all (''). */
export interface EntrySlice {
  editionId: number
  slice: string
  tier: string
  /** Only these places, both ends included; all when absent. */
  places?: { from: number; to: number } | undefined
  /** Only these agencies; all when absent. */
  ids?: readonly number[] | undefined
}

interface RatingRowsPage extends EntrySlice {
  /** An agency must have all of these facets, see ranking/facets.ts. */
  facets?: readonly number[]
  /** So few have them that these are looked up first: in the order of places nearly every agency would be. */
  isRare?: boolean
  /** Position of the last row shown. */
  after: number
  limit: number
}

/**
 * Keyset pagination by position, so a page reads only the index range it shows. The rows travel as one JSON value: the
 * driver takes twice as long to read their two thousand values one by one.
 */
export async function listRatingRows(db: Db, page: RatingRowsPage) {
  const { rows } = await db
    .selectNoFrom(eb => jsonArrayFrom(selectRatingRows(eb, page)).as('rows'))
    .executeTakeFirstOrThrow()
  return rows
}

function selectRatingRows(db: Pick<Db, 'selectFrom'>, page: RatingRowsPage) {
  const facets = page.facets ?? []
  return db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .$if(facets.length > 0 && page.isRare === true, query =>
      query.where(
        sql<boolean>`entry.agency_id = any(array(
          select participant.agency_id from participant
          where participant.edition_id = ${page.editionId} and ${hasFacets(facets)}))`,
      ),
    )
    .$if(facets.length > 0 && page.isRare !== true, query =>
      query
        .innerJoin('participant', join =>
          join
            .onRef('participant.edition_id', '=', 'entry.edition_id')
            .onRef('participant.agency_id', '=', 'entry.agency_id'),
        )
        .where(hasFacets(facets)),
    )
    .select([
      'entry.position',
      'entry.place',
      'entry.place_from',
      'entry.place_to',
      'entry.previous_place',
      'entry.score',
      'entry.addends',
      'entry.reviews',
      'entry.average',
      'entry.above_place',
      'entry.above_score',
      sql<(number | null)[] | null>`entry.month_places`.as('month_places'),
      'agency.id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
      'agency.headcount',
      'agency.tagline',
    ])
    .select(PRICE_COLUMNS)
    .where('entry.edition_id', '=', page.editionId)
    .where('entry.slice', '=', page.slice)
    .where('entry.tier', '=', page.tier)
    .where('entry.position', '>', page.after)
    .where(isAsked(page))
    .orderBy('entry.position')
    .limit(page.limit)
}

/** Ratings as a whole; apps have one per platform. */
export const isWhole = sql<boolean>`(entry.tier = '' and entry.slice in (${sql.join(WHOLE_SLICES.map(slice => sql.lit(slice)))}))`

export function isAsked({ places, ids }: EntrySlice) {
  const isAmongPlaces = places ? sql<boolean>`entry.place between ${places.from} and ${places.to}` : sql<boolean>`true`
  return ids ? sql<boolean>`${isAmongPlaces} and ${among('entry.agency_id', ids)}` : isAmongPlaces
}

export const hasFacets = (facets: readonly number[]) => sql<boolean>`participant.facets @> ${facets}::int[]`

/** Places of the rows at these positions, in their order. */
export async function listPlacesAt(
  db: Db,
  { editionId, slice, tier }: EntrySlice,
  positions: readonly number[],
): Promise<number[]> {
  const { places } = await db
    .selectFrom('entry')
    .select(sql<number[]>`coalesce(array_agg(place order by position), '{}')`.as('places'))
    .where('edition_id', '=', editionId)
    .where('slice', '=', slice)
    .where('tier', '=', tier)
    .where(among('position', positions))
    .executeTakeFirstOrThrow()
  return places
}

/** Agencies of a slice by their places. */
export async function listIdsInOrder(db: Db, { editionId, slice, tier }: EntrySlice): Promise<number[]> {
  const { ids } = await db
    .selectFrom('entry')
    .select(sql<number[]>`coalesce(array_agg(agency_id order by position), '{}')`.as('ids'))
    .where('edition_id', '=', editionId)
    .where('slice', '=', slice)
    .where('tier', '=', tier)
    .executeTakeFirstOrThrow()
  return ids
}

/** The first rows of several slices, for the main page. */
export async function listLeaders(db: Db, slices: readonly { type: string; slice: string }[], limit: number) {
  return Promise.all(
    slices.map(async ({ type, slice }) => {
      const edition = await db
        .selectFrom('edition')
        .innerJoin('slice_size', 'slice_size.edition_id', 'edition.id')
        .select(['edition.id', 'edition.computed_at', 'slice_size.participants'])
        .where('edition.type', '=', type)
        .where('edition.year', 'is', null)
        .where('slice_size.slice', '=', slice)
        .where('slice_size.tier', '=', '')
        .executeTakeFirst()
      if (!edition) return null
      const rows = await listRatingRows(db, { editionId: edition.id, slice, tier: '', after: 0, limit })
      return { type, ...edition, rows }
    }),
  )
}

export async function listSliceSizes(db: Db, editionId: number) {
  return db
    .selectFrom('slice_size')
    .select([
      'slice',
      'tier',
      'participants',
      'projects',
      'best_projects',
      'best_mass',
      'budget_quartiles',
      'price_bounds',
    ])
    .where('edition_id', '=', editionId)
    .orderBy('slice')
    .orderBy('tier')
    .execute()
}
