import { sql } from 'kysely'
import type { Device } from '#domain/web/device.ts'
import type { Db } from '../../connect.ts'

/** Days, both included. */
export interface Span {
  from: string
  to: string
}

/** Views of all pages by month and device; months without any are left out. */
export async function listAudienceMonths(db: Db, { from, to }: Span) {
  return db
    .selectFrom('tally')
    .select([
      sql<string>`to_char(day, 'YYYY-MM')`.as('month'),
      sql<Device>`device`.as('device'),
      sql<number>`sum(hits)::int`.as('hits'),
    ])
    .where('kind', '=', 'page')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['month', 'device'])
    .orderBy('month')
    .orderBy('device')
    .execute()
}

/** Views of ratings by their type or by the place of their slice. */
export async function listRatingViews(db: Db, by: 'type' | 'region', { from, to }: Span) {
  return db
    .selectFrom('tally')
    .select([sql<string>`${sql.ref(by)}`.as('key'), sql<number>`sum(hits)::int`.as('hits')])
    .where('kind', '=', 'rating')
    .where('type', '<>', '')
    .where(by, '<>', '')
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('key')
    .orderBy('hits', 'desc')
    .orderBy('key')
    .execute()
}

/** Views and clicks of all ads together. */
export async function countAds(db: Db, { from, to }: Span): Promise<{ seen: number; clicked: number }> {
  const { seen, clicked } = await db
    .selectFrom('tally')
    .select([
      sql<number>`coalesce(sum(hits) filter (where kind = 'ad-seen'), 0)::int`.as('seen'),
      sql<number>`coalesce(sum(hits) filter (where kind = 'ad-clicked'), 0)::int`.as('clicked'),
    ])
    .where('kind', 'in', ['ad-seen', 'ad-clicked'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return { seen, clicked }
}
