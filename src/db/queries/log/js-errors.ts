import { type Insertable, sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { JsError } from '../../tables.generated.ts'

export type ReportedError = Pick<
  Insertable<JsError>,
  'identifier' | 'page' | 'page_path' | 'body' | 'fingerprint' | 'first_at'
>

/** New errors in an hour and in a day; further ones are dropped until some are older. */
export interface JsErrorLimits {
  perPage: number
  perHour: number
  perDay: number
}

/**
 * Counts an error that is known, stores one that is new. False if it is new and there are too many. Concurrent reports
 * may exceed the limits by one for each connection to the database.
 */
export async function countJsError(
  db: Db,
  { first_at: at, ...error }: ReportedError & { first_at: Date },
  { perPage, perHour, perDay }: JsErrorLimits,
): Promise<boolean> {
  const seenAgain = { hits: sql<number>`js_error.hits + 1`, last_at: at }
  const counted = await db
    .updateTable('js_error')
    .set(seenAgain)
    .where('fingerprint', '=', error.fingerprint)
    .executeTakeFirst()
  if (counted.numUpdatedRows > 0n) return true

  const inHour = sql<boolean>`first_at > ${at}::timestamptz - interval '1 hour'`
  const { page, hour, day } = await db
    .selectFrom('js_error')
    .select(({ fn }) => [
      fn.countAll<number>().as('day'),
      fn.countAll<number>().filterWhere(inHour).as('hour'),
      fn.countAll<number>().filterWhere(inHour).filterWhere('page', '=', error.page).as('page'),
    ])
    .where(sql<boolean>`first_at > ${at}::timestamptz - interval '1 day'`)
    .executeTakeFirstOrThrow()
  if (page >= perPage || hour >= perHour || day >= perDay) return false
  await db
    .insertInto('js_error')
    .values({ ...error, first_at: at, last_at: at })
    .onConflict(conflict => conflict.column('fingerprint').doUpdateSet(seenAgain))
    .execute()
  return true
}

/** The most frequent first, by page. */
export function listJsErrors(db: Db, limit: number) {
  return db
    .selectFrom('js_error')
    .select(['page', 'page_path', 'body', 'hits', 'first_at', 'last_at'])
    .orderBy('page')
    .orderBy('hits', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function deleteOldJsErrors(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('js_error').where('first_at', '<', before).execute()
}
