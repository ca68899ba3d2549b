import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { type EntrySlice, hasFacets } from './rating-rows.ts'

export async function countWithFacets(db: Db, slice: EntrySlice, facets: readonly number[]): Promise<number> {
  const { found } = await participantsIn(db, slice)
    .select(sql<number>`count(*)`.as('found'))
    .where(hasFacets(facets))
    .executeTakeFirstOrThrow()
  return found
}

/** A filter's codes share their ten thousands: 10 001 … 19 999 are countries. */
const CODES_OF_FILTER = 10_000

/** Facets chosen in all filters but one, by the first code of that one. */
export type OtherFacets = ReadonlyMap<number, readonly number[]>

/**
 * How many agencies each facet would leave: a facet counts those who fit the other filters, not its own, or a visitor
 * could never see what another choice in the same filter gives. One pass over the slice, whatever was chosen.
 */
export async function countFacets(db: Db, slice: EntrySlice, others: OtherFacets) {
  const wanted = sql.join(
    [...others].map(([firstCode, facets]) => sql`when ${firstCode}::int then ${facets}::int[]`),
    sql` `,
  )
  const facet = sql.ref<number>('facet')
  return participantsIn(db, slice)
    .innerJoin(sql<{ facet: number }>`unnest(participant.facets)`.as<'each_facet'>(sql`each_facet (facet)`), join =>
      join.onTrue(),
    )
    .select([facet.as('facet'), sql<number>`count(*)`.as('participants')])
    .where(sql<boolean>`participant.facets @> case facet - facet % ${CODES_OF_FILTER}::int ${wanted} end`)
    .groupBy(facet)
    .orderBy(facet)
    .execute()
}

function participantsIn(db: Db, { editionId, slice, tier }: EntrySlice) {
  return db
    .selectFrom('entry')
    .innerJoin('participant', join =>
      join
        .onRef('participant.edition_id', '=', 'entry.edition_id')
        .onRef('participant.agency_id', '=', 'entry.agency_id'),
    )
    .where('entry.edition_id', '=', editionId)
    .where('entry.slice', '=', slice)
    .where('entry.tier', '=', tier)
}
