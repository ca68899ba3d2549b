import type { Db } from '../../connect.ts'

export async function getAgency(db: Db, slug: string) {
  const agency = await db.selectFrom('agency').selectAll().where('slug', '=', slug).executeTakeFirst()
  return agency ?? null
}
