import type { Db } from '../../connect.ts'

/** Settings kept in the database rather than in the environment: contacts, parameters of the seed. */
export async function getSetting<T>(db: Db, key: string): Promise<T | null> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
  return row ? (row.value as T) : null
}
