import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { type EntrySlice, hasFacets, isAsked } from './rating-rows.ts'

export async function countWithFacets(db: Db, slice: EntrySlice, facets: readonly number[]): Promise<number> {
  const { found } = await participantsIn(db, slice)
    .select(sql<number>`count(*)`.as('found'))
    .where(hasFacets(facets))
    .executeTakeFirstOrThrow()
  return found
}

/** Codes of a filter start at a multiple of 10 000: 10 001 … 19 999 are countries, see ranking/facets.ts. */
const CODES_OF_FILTER = 10_000

/** For each filter (by its first code), the facets chosen in all other filters. */
export type OtherFacets = ReadonlyMap<number, readonly number[]>

/**
 * Agencies per facet of these filters under the other ones, ignoring its own: otherwise the alternatives within a filter
 * would all count zero. One pass over the slice, whatever was chosen; facets are compared only of agencies that have those
 * chosen elsewhere.
 */
export async function countFacets(db: Db, slice: EntrySlice, others: OtherFacets) {
  const wanted = sql.join(
    [...others].map(([firstCode, facets]) => sql`when ${firstCode}::int then ${facets}::int[]`),
    sql` `,
  )
  const facet = sql.ref<number>('facet')
  const choices = new Map([...others.values()].map(facets => [facets.join(), facets]))
  return participantsIn(db, slice)
    .where(sql<boolean>`(${sql.join([...choices.values()].map(hasFacets), sql` or `)})`)
    .innerJoin(sql<{ facet: number }>`unnest(participant.facets)`.as<'each_facet'>(sql`each_facet (facet)`), join =>
      join.onTrue(),
    )
    .select([facet.as('facet'), sql<number>`count(*)`.as('participants')])
    .where(sql<boolean>`participant.facets @> case facet - facet % ${CODES_OF_FILTER}::int ${wanted} end`)
    .groupBy(facet)
    .orderBy(facet)
    .execute()
}

function participantsIn(db: Db, at: EntrySlice) {
  return db
    .selectFrom('entry')
    .innerJoin('participant', join =>
      join
        .onRef('participant.edition_id', '=', 'entry.edition_id')
        .onRef('participant.agency_id', '=', 'entry.agency_id'),
    )
    .where('entry.edition_id', '=', at.editionId)
    .where('entry.slice', '=', at.slice)
    .where('entry.tier', '=', at.tier)
    .where(isAsked(at))
}
