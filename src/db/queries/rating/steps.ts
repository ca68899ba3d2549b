import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { EntrySlice } from './rating-rows.ts'

// Reads for the steps by which one agency can rise in one slice.

type Standing = Omit<EntrySlice, 'places'> & { position: number }

/** Published facts that nobody has checked by then. */
export async function listUncheckedFacts(db: Db, agencyId: number, asOf: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('agency_fact')
    .select('kind')
    .where('agency_id', '=', agencyId)
    .where(eb => eb.or([eb('checked_at', 'is', null), eb('checked_at', '>', asOf)]))
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}

/** Public projects whose result has a figure and that no case is about, the largest first. */
export async function listProjectsWithoutCase(db: Db, agencyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('project')
    .select('id')
    .where('agency_id', '=', agencyId)
    .where('is_nda', '=', false)
    .where(sql<boolean>`result ~ '[0-9]'`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('case_study')
            .select('case_study.id')
            .whereRef('case_study.agency_id', '=', 'project.agency_id')
            .whereRef('case_study.project_id', '=', 'project.id'),
        ),
      ),
    )
    .orderBy('budget', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The place that each score would have; reads the index upwards from the agency, only as far as it would rise. */
export async function listPlacesOfScores(db: Db, at: Standing, scores: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ place: number }>`
    select coalesce((
      select entry.position from entry
      where edition_id = ${at.editionId} and slice = ${at.slice} and tier = ${at.tier}
        and entry.position < ${at.position} and entry.score > step.score
      order by entry.position desc limit 1
    ), 0) + 1 as place
    from unnest(${scores}::numeric[]) with ordinality as step (score, number)
    order by step.number
  `.execute(db)
  return rows.map(({ place }) => place)
}

/** Everyone above the agency. Needed only when its projects would become the measure of all others. */
export async function listRivals(db: Db, at: Standing) {
  return db
    .selectFrom('entry')
    .select(['score', 'addends'])
    .where('edition_id', '=', at.editionId)
    .where('slice', '=', at.slice)
    .where('tier', '=', at.tier)
    .where('position', '<', at.position)
    .orderBy('position')
    .execute()
}
