import type { Db } from '../../connect.ts'

/** Where an office stands: what its map is drawn from. */
export async function getOfficePoint(db: Db, id: number) {
  const office = await db
    .selectFrom('office')
    .select(['id', 'city', 'latitude', 'longitude'])
    .where('id', '=', id)
    .executeTakeFirst()
  return office ?? null
}
