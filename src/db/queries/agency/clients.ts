import type { Db } from '../../connect.ts'

/** What a client's monogram is drawn from. */
export async function getClientName(db: Db, slug: string) {
  const client = await db
    .selectFrom('client_company')
    .select(['slug', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return client ?? null
}
