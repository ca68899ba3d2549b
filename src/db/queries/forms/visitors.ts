import type { Db } from '../../connect.ts'
import { insertMissingSetting } from '../menu/settings.ts'

const SALT_PREFIX = 'address-salt:'

/** The salt of a day (`2026-03-05`), shared by all processes. */
export const getDailySalt = (db: Db, day: string, candidate: string): Promise<string> =>
  insertMissingSetting(db, SALT_PREFIX + day, candidate)

/** Without its salt a hash cannot be traced back to an address. */
export async function deleteOldSalts(db: Db, today: string): Promise<void> {
  await db
    .deleteFrom('site_setting')
    .where('key', 'like', `${SALT_PREFIX}%`)
    .where('key', '<', SALT_PREFIX + today)
    .execute()
}

/** The agency's phones by office; the same statement counts the reveal for the agency. */
export async function updatePhoneReveals(db: Db, slug: string) {
  return db
    .with('shown', cte =>
      cte
        .updateTable('agency')
        .set(eb => ({ phone_reveals: eb('phone_reveals', '+', 1) }))
        .where('slug', '=', slug)
        .returning(['id', 'city', 'phone']),
    )
    .selectFrom('shown')
    .leftJoin('office', 'office.agency_id', 'shown.id')
    .select(eb => [
      eb.fn.coalesce('office.city', 'shown.city').as('city'),
      eb.fn.coalesce('office.phone', 'shown.phone').as('phone'),
    ])
    .orderBy('office.is_main', 'desc')
    .orderBy('office.id')
    .execute()
}
