import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

const COLUMNS = ['id', 'name', 'share', 'started_at', 'stopped_at'] as const

export const getRunningExperiment = (db: Db) =>
  db.selectFrom('experiment').select(COLUMNS).where('stopped_at', 'is', null).executeTakeFirst()

export const getExperiment = (db: Db, id: number) =>
  db.selectFrom('experiment').select(COLUMNS).where('id', '=', id).executeTakeFirst()

/** Newest first. */
export const listExperiments = (db: Db, limit: number) =>
  db.selectFrom('experiment').select(COLUMNS).orderBy('id', 'desc').limit(limit).execute()

/** Null if one is running already. */
export async function insertExperiment(db: Db, run: { name: string; share: number; started_at: Date }) {
  const row = await db
    .insertInto('experiment')
    .values(run)
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** The run that was stopped; null if none was running. */
export async function updateStoppedExperiment(db: Db, at: Date) {
  const row = await db
    .updateTable('experiment')
    .set({ stopped_at: at })
    .where('stopped_at', 'is', null)
    .returning(COLUMNS)
    .executeTakeFirst()
  return row ?? null
}

/** Visitors of a run by option and goal; the counter keeps them as `12/offers/tender-send`. */
export async function listExperimentCounts(db: Db, id: number) {
  return db
    .selectFrom('tally')
    .select([
      sql<string>`split_part(subject, '/', 2)`.as('option'),
      sql<string>`split_part(subject, '/', 3)`.as('goal'),
      sql<number>`sum(hits)::int`.as('hits'),
    ])
    .where('kind', '=', 'experiment')
    .where(sql<boolean>`starts_with(subject, ${`${id}/`})`)
    .groupBy(['option', 'goal'])
    .orderBy('goal')
    .orderBy('option')
    .execute()
}
