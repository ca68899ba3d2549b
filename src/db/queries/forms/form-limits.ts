import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** Counts a submission of each sender in this hour and returns the new counts. Exact across processes. */
export async function countForm(db: Db, senders: readonly string[], hour: Date): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('form_count')
    .values(senders.map(sender => ({ hour, sender, hits: 1 })))
    .onConflict(conflict => conflict.columns(['hour', 'sender']).doUpdateSet({ hits: sql`form_count.hits + 1` }))
    .returning(['sender', 'hits'])
    .execute()
  return new Map(rows.map(({ sender, hits }) => [sender, hits]))
}

/** Reverts countForm when the form is refused. */
export async function uncountForm(db: Db, senders: readonly string[], hour: Date): Promise<void> {
  await db
    .updateTable('form_count')
    .set(eb => ({ hits: eb('hits', '-', 1) }))
    .where('hour', '=', hour)
    .where('sender', 'in', senders)
    .execute()
}

export async function deleteOldFormCounts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('form_count').where('hour', '<', before).execute()
}
