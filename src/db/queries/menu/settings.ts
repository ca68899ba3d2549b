import type { Db } from '../../connect.ts'

/** A value the operator sets in the database rather than in the environment: contacts, what was seeded. */
export async function getSetting<T>(db: Db, key: string): Promise<T | null> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
  return row ? (row.value as T) : null
}
