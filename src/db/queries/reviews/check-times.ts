import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

interface CheckTimes {
  /** Median time from a review's arrival to the decision, in days; null without decisions. */
  median: number | null
  /** Decisions by whole days begun: the first number is of those within a day, the last of all slower ones. */
  by_day: number[]
}

/** How long the editors checked the reviews that they decided since then; the bars end with `slowest` and more days. */
export async function getCheckTimes(db: Db, since: Date, slowest: number): Promise<CheckTimes> {
  const { rows } = await sql<CheckTimes>`
    with decided as (
      select extract(epoch from decision.at - received.at)::float8 / 86400 as days
      from review_event as decision
      join review_event as received on received.review_id = decision.review_id and received.kind = 'received'
      where decision.kind in ('published', 'declined') and decision.at >= ${since}
    )
    select
      (select percentile_cont(0.5) within group (order by days) from decided) as median,
      array(
        select count(decided.days)::int
        from generate_series(1, ${slowest}::int) as day
        left join decided on least(greatest(ceil(decided.days), 1), ${slowest}::int) = day
        group by day
        order by day
      ) as by_day`.execute(db)
  const [times] = rows
  if (!times) throw new Error('A select without a table always has one row')
  return times
}

export async function countPendingReviews(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  return Number(count)
}
