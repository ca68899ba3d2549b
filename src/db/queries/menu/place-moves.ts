import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** Agencies at the top of whole ratings whose place differs from the last closed edition. */
export async function listPlaceMoves(db: Db, types: readonly string[], positions: number) {
  return db
    .selectFrom('edition')
    .innerJoin('entry', 'entry.edition_id', 'edition.id')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .innerJoinLateral(
      eb =>
        eb
          .selectFrom('edition as frozen')
          .select(['frozen.id', 'frozen.year'])
          .whereRef('frozen.type', '=', 'edition.type')
          .where('frozen.year', 'is not', null)
          .orderBy('frozen.year', 'desc')
          .limit(1)
          .as('closed'),
      join => join.onTrue(),
    )
    .select([
      'edition.type',
      'edition.id as edition_id',
      'closed.id as closed_id',
      sql<number>`closed.year`.as('year'),
      'entry.place',
      sql<number>`entry.previous_place`.as('previous'),
      'agency.id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
    ])
    .where('edition.type', 'in', types)
    .where('edition.year', 'is', null)
    .where('entry.slice', '=', '')
    .where('entry.tier', '=', '')
    .where('entry.position', '<=', positions)
    .where('entry.previous_place', 'is not', null)
    .whereRef('entry.previous_place', '<>', 'entry.place')
    .orderBy('edition.type')
    .orderBy('entry.position')
    .execute()
}

/** What whole ratings have counted for these agencies. */
export async function listWholeEvidence(db: Db, editions: readonly number[], agencies: readonly number[]) {
  return db
    .selectFrom('evidence')
    .select(['edition_id', 'agency_id', 'evidence'])
    .where('edition_id', 'in', editions)
    .where('agency_id', 'in', agencies)
    .where('key', '=', '')
    .execute()
}
