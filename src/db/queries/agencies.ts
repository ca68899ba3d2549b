import { sql } from 'kysely'
import type { Db } from '../connect.ts'

export async function getAgency(db: Db, slug: string) {
  const agency = await db.selectFrom('agency').selectAll().where('slug', '=', slug).executeTakeFirst()
  return agency ?? null
}

export async function getAgencyLogo(db: Db, slug: string) {
  const agency = await db
    .selectFrom('agency')
    .select(['name', 'slug', 'logo'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return agency ?? null
}

export async function findAgencies(db: Db, text: string, limit: number) {
  const needle = text.toLowerCase()
  const inside = `%${needle.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .selectFrom('agency')
    .select(['id', 'name', 'slug', 'logo', 'city'])
    .where(eb => eb.or([eb('search_text', 'like', inside), sql<boolean>`search_text % ${needle}`]))
    .orderBy(sql`search_text like ${inside}`, 'desc')
    .orderBy(sql`similarity(search_text, ${needle})`, 'desc')
    .orderBy('reviews_count', 'desc')
    .orderBy('slug')
    .limit(limit)
    .execute()
}
