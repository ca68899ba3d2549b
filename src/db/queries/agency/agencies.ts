import type { Db } from '../../connect.ts'

export async function getAgency(db: Db, slug: string) {
  const agency = await db.selectFrom('agency').selectAll().where('slug', '=', slug).executeTakeFirst()
  return agency ?? null
}

export async function listAgencyNames(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db.selectFrom('agency').select(['id', 'name']).where('id', 'in', ids).orderBy('id').execute()
}
