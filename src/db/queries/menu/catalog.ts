import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

export interface CatalogCounters {
  agencies: number
  reviews: number
  projects: number
}

/** Sums the agencies' counters: counting the large tables is too slow for a request. */
export async function countCatalog(db: Db): Promise<CatalogCounters> {
  return db
    .selectFrom('agency')
    .select([
      sql<number>`count(*)`.as('agencies'),
      sql<number>`coalesce(sum(reviews_count), 0)`.as('reviews'),
      sql<number>`coalesce(sum(projects_count), 0)`.as('projects'),
    ])
    .executeTakeFirstOrThrow()
}

/** Years of foundation by agency. */
export async function listFounded(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('agency').select(['id', 'founded']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, founded }) => [id, founded]))
}
