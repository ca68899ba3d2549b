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

export async function listAgencyServices(db: Db, agencyId: number) {
  return db
    .selectFrom('agency_service')
    .select(['service', 'share', 'price_from'])
    .where('agency_id', '=', agencyId)
    .orderBy('share', 'desc')
    .orderBy('service')
    .execute()
}

export async function listAgencyFacts(db: Db, agencyId: number) {
  return db
    .selectFrom('agency_fact')
    .select(['kind', 'value', 'source', 'checked_at'])
    .where('agency_id', '=', agencyId)
    .orderBy('kind')
    .execute()
}

/** Best places of the current editions: the highest first, among equals the larger rating. */
export async function listBestPlaces(db: Db, agencyId: number, limit: number) {
  return (
    db
      .selectFrom('entry')
      .innerJoin('edition', 'edition.id', 'entry.edition_id')
      .innerJoin('slice_size', join =>
        join
          .onRef('slice_size.edition_id', '=', 'entry.edition_id')
          .onRef('slice_size.slice', '=', 'entry.slice')
          .onRef('slice_size.tier', '=', 'entry.tier'),
      )
      .select(['edition.type', 'entry.slice', 'entry.tier', 'entry.place', 'slice_size.participants'])
      .where('entry.agency_id', '=', agencyId)
      .where('edition.year', 'is', null)
      // A first place among two says nothing.
      .where('slice_size.participants', '>=', 5)
      .orderBy('entry.place')
      .orderBy('slice_size.participants', 'desc')
      .orderBy('entry.slice')
      .limit(limit)
      .execute()
  )
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
