import { sql } from 'kysely'
import { PUBLIC_AFTER_DAYS } from '#domain/counter/kinds.ts'
import type { Db } from '../../connect.ts'

interface Asked {
  kind: 'search' | 'calculator'
  /** Queries that begin with this: `sites?`. */
  prefix?: string | undefined
  /** Within 25 months: older rows no longer tell days apart. */
  since: string
  limit: number
}

/** The queries asked most, of those that at least five different days asked. */
export async function listPopularQueries(db: Db, { kind, prefix = '', since, limit }: Asked) {
  return db
    .selectFrom('tally')
    .select([
      'subject as query',
      sql<number>`sum(hits)::int`.as('hits'),
      sql<number>`count(distinct day)::int`.as('days'),
    ])
    .where('kind', '=', kind)
    .where('day', '>=', since)
    .where(sql<boolean>`starts_with(subject, ${prefix})`)
    .groupBy('subject')
    .having(sql<boolean>`count(distinct day) >= ${PUBLIC_AFTER_DAYS}`)
    .orderBy('hits', 'desc')
    .orderBy('subject')
    .limit(limit)
    .execute()
}
