import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { mainService, mainServiceOf } from '../fragments/main-service.ts'
import { paidBudgets } from '../fragments/paid-budgets.ts'
import { type EntrySlice, PRICE_COLUMNS } from '../rating/rating-rows.ts'

const SIMILAR_COLUMNS = [
  'agency.id',
  'agency.name',
  'agency.slug',
  'agency.logo',
  'agency.city',
  'agency.reviews_average',
  'agency.reviews_count',
] as const

/** Agencies nearest to a position of a slice, excluding the position itself. */
export async function listNeighbours(db: Db, slice: EntrySlice, position: number, count: number) {
  return db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select(SIMILAR_COLUMNS)
    .select('entry.place')
    .select(PRICE_COLUMNS)
    .where('entry.edition_id', '=', slice.editionId)
    .where('entry.slice', '=', slice.slice)
    .where('entry.tier', '=', slice.tier)
    .where('entry.position', '>=', position - count)
    .where('entry.position', '<=', position + count)
    .where('entry.position', '<>', position)
    .orderBy(sql`abs(entry.position - ${position}::int)`)
    .orderBy('entry.position')
    .limit(count)
    .execute()
}

/**
 * Agencies of the same city, starting with the one added next after this agency, with the budgets of their main service
 * launched since that day.
 */
export async function listCityAgencies(
  db: Db,
  { city, id, since }: { city: string; id: number; since: string },
  count: number,
) {
  return db
    .selectFrom('agency')
    .select(SIMILAR_COLUMNS)
    .select(['agency.price_from', sql<null>`null`.as('place')])
    .select(mainService)
    .select(eb => paidBudgets(eb.ref('agency.id'), mainServiceOf(eb), since).as('budgets'))
    .where('agency.city', '=', city)
    .where('agency.id', '>', id)
    .orderBy('agency.id')
    .limit(count)
    .execute()
}
