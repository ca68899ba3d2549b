import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

const SALT_OF = 'address-salt:'

/** The salt of a day (`2026-03-05`): who asks first makes it, all processes share it. */
export async function getDailySalt(db: Db, day: string, made: string): Promise<string> {
  const { value } = await db
    .insertInto('site_setting')
    .values({ key: SALT_OF + day, value: JSON.stringify(made) })
    // An update that changes nothing, or the row that was there would not be returned.
    .onConflict(conflict => conflict.column('key').doUpdateSet({ key: SALT_OF + day }))
    .returning('value')
    .executeTakeFirstOrThrow()
  return value as string
}

/** Without its salt a hash tells nothing of the address it was made from. */
export async function deleteOldSalts(db: Db, today: string): Promise<void> {
  await db
    .deleteFrom('site_setting')
    .where('key', 'like', `${SALT_OF}%`)
    .where('key', '<', SALT_OF + today)
    .execute()
}

/** The agency's phones, by office; showing them is counted in the same statement. */
export async function revealPhones(db: Db, slug: string, day: string) {
  return db
    .with('shown', cte =>
      cte
        .updateTable('agency')
        .set(eb => ({ phone_reveals: eb('phone_reveals', '+', 1) }))
        .where('slug', '=', slug)
        .returning(['id', 'slug', 'city', 'phone']),
    )
    .with('counted', cte =>
      cte
        .insertInto('event_counter')
        .columns(['day', 'name', 'subject', 'hits'])
        .expression(
          cte
            .selectFrom('shown')
            .select([
              sql<string>`${day}::date`.as('day'),
              sql<string>`'phone-shown'`.as('name'),
              'shown.slug',
              sql<number>`1`.as('hits'),
            ]),
        )
        .onConflict(conflict =>
          conflict.columns(['day', 'name', 'subject']).doUpdateSet(eb => ({ hits: eb('event_counter.hits', '+', 1) })),
        )
        .returning('subject'),
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
