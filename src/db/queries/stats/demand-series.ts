import { sql } from 'kysely'
import type { CountedKind } from '#domain/counter/kinds.ts'
import { places } from './dimensions.ts'
import type { Periods, SeriesSelect } from './write-series.ts'

/** Hits by month, in each place and all, for each rating and all, on each device and both. */
export const countsByPlace = (kind: CountedKind, periods: Periods): SeriesSelect => sql`
  select place.region, machine.device, work.rating, '', date_trunc('month', tally.day)::date as at,
    sum(tally.hits), null::float8, null::float8, sum(tally.hits)::int
  from ${monthsOf(periods)}
  join (select slug, region from ${places} union all select '', '') as place on place.slug = tally.region
  cross join lateral (select '' union all select tally.device) as machine (device)
  cross join lateral (select '' union select tally.type) as work (rating)
  where tally.kind = ${kind}
  group by place.region, machine.device, work.rating, at`

export const countsByDevice = (kind: CountedKind, periods: Periods): SeriesSelect => sql`
  select '', tally.device, '', '', date_trunc('month', tally.day)::date as at,
    sum(tally.hits), null::float8, null::float8, sum(tally.hits)::int
  from ${monthsOf(periods)}
  where tally.kind = ${kind}
  group by tally.device, at`

/** A join instead of a condition on the day: each month is one range of the index. */
const monthsOf = (periods: Periods) =>
  periods === null
    ? sql`tally`
    : sql`unnest(${periods}::date[]) as month (first)
        join tally on tally.day >= month.first and tally.day < (month.first + interval '1 month')::date`
