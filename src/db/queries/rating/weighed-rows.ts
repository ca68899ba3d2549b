import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../connect.ts'
import { type EntrySlice, hasFacets, isAsked } from './rating-rows.ts'

/** The first rows of a slice with what other weights need. As one JSON value, see rating-rows.ts. */
export async function listWeighedRows(db: Db, { editionId, slice, tier }: EntrySlice, limit: number) {
  const { rows } = await db
    .selectNoFrom(eb =>
      jsonArrayFrom(
        eb
          .selectFrom('entry')
          .innerJoin('agency', 'agency.id', 'entry.agency_id')
          .select([
            'entry.place',
            'entry.score',
            'entry.addends',
            'entry.price_from',
            'agency.id',
            'agency.name',
            'agency.slug',
            'agency.logo',
            'agency.city',
            'agency.reply_hours',
            'agency.accepts_requests',
          ])
          .where('entry.edition_id', '=', editionId)
          .where('entry.slice', '=', slice)
          .where('entry.tier', '=', tier)
          .orderBy('entry.position')
          .limit(limit),
      ).as('rows'),
    )
    .executeTakeFirstOrThrow()
  return rows
}

/** Agencies of a slice that have all of these facets. */
export async function listIdsWithFacets(db: Db, at: EntrySlice, facets: readonly number[]): Promise<number[]> {
  const { ids } = await db
    .selectFrom('entry')
    .innerJoin('participant', join =>
      join
        .onRef('participant.edition_id', '=', 'entry.edition_id')
        .onRef('participant.agency_id', '=', 'entry.agency_id'),
    )
    .select(sql<number[]>`coalesce(array_agg(entry.agency_id order by entry.position), '{}')`.as('ids'))
    .where('entry.edition_id', '=', at.editionId)
    .where('entry.slice', '=', at.slice)
    .where('entry.tier', '=', at.tier)
    .where(hasFacets(facets))
    .where(isAsked(at))
    .executeTakeFirstOrThrow()
  return ids
}
