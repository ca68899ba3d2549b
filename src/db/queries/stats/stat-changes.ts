import { sql } from 'kysely'
import type { ChartId } from '#domain/stats/charts.ts'
import type { Db } from '../../connect.ts'

export type StatSource = 'project' | 'review' | 'tally' | 'agency' | 'edition'

export interface StatChanges {
  /** Changed periods by source; empty for sources of which only today matters. */
  periodsOf: ReadonlyMap<StatSource, readonly string[]>
  ids: readonly string[]
}

/** Changes since the last run, see migration 0021. */
export async function listStatChanges(db: Db): Promise<StatChanges> {
  const rows = await db
    .selectFrom('stat_change')
    .select(['source', 'period', sql<string[]>`array_agg(id::text)`.as('ids')])
    .groupBy(['source', 'period'])
    .orderBy('source')
    .orderBy('period')
    .execute()
  const bySource = Map.groupBy(rows, ({ source }) => source as StatSource)
  return {
    periodsOf: new Map([...bySource].map(([source, marks]) => [source, marks.flatMap(({ period }) => period ?? [])])),
    ids: rows.flatMap(({ ids }) => ids),
  }
}

/** Only those seen: changes made during the run wait for the next. */
export async function deleteStatChanges(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`delete from stat_change where id = any(${ids}::bigint[])`.execute(db)
}

export async function listStatRuns(db: Db): Promise<ReadonlyMap<string, Date>> {
  const rows = await db.selectFrom('stat_run').select(['chart', 'computed_at']).execute()
  return new Map(rows.map(({ chart, computed_at }) => [chart, computed_at]))
}

export async function replaceStatRuns(db: Db, charts: readonly ChartId[], at: Date): Promise<void> {
  if (charts.length === 0) return
  await db
    .insertInto('stat_run')
    .values(charts.map(chart => ({ chart, computed_at: at, since: at })))
    .onConflict(conflict => conflict.column('chart').doUpdateSet({ computed_at: at }))
    .execute()
}
