import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { retryDeadlock } from '../../retry-deadlock.ts'

/**
 * Adds a form to the counts of each sender in this hour, or takes it back, and returns the new counts. Exact across
 * processes.
 */
export function updateFormCounts(db: Db, senders: readonly string[], hour: Date, change: 1 | -1 = 1) {
  return retryDeadlock(() => updateCounts(db, senders, hour, change))
}

/** All statements lock their rows in one order, so that forms sent at once do not deadlock. */
export async function updateCounts(
  db: Db,
  senders: readonly string[],
  hour: Date,
  change: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insertInto('form_count')
    .values(senders.toSorted().map(sender => ({ hour, sender, hits: Math.max(change, 0) })))
    .onConflict(conflict =>
      conflict.columns(['hour', 'sender']).doUpdateSet({ hits: sql`form_count.hits + ${change}` }),
    )
    .returning(['sender', 'hits'])
    .execute()
  return new Map(rows.map(({ sender, hits }) => [sender, hits]))
}

export async function deleteOldFormCounts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('form_count').where('hour', '<', before).execute()
}
