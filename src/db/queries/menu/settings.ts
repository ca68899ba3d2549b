import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** Settings kept in the database rather than in the environment: contacts, parameters of the seed. */
export async function getSetting<T>(db: Db, key: string): Promise<T | null> {
  const row = await db.selectFrom('site_setting').select('value').where('key', '=', key).executeTakeFirst()
  return row ? (row.value as T) : null
}

/** The setting, shared by all processes: `candidate` is stored unless there is a value. */
export async function insertMissingSetting(db: Db, key: string, candidate: string): Promise<string> {
  const { value } = await db
    .insertInto('site_setting')
    .values({ key, value: JSON.stringify(candidate) })
    // A no-op update, because `do nothing` would not return the existing row.
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value as string
}

export async function replaceSetting(db: Db, key: string, setting: unknown): Promise<void> {
  const value = JSON.stringify(setting)
  await db
    .insertInto('site_setting')
    .values({ key, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value, updated_at: sql`now()` }))
    .execute()
}
