import { sql } from 'kysely'
import type { CountedKind } from '#domain/counter/kinds.ts'
import { places } from './dimensions.ts'
import type { Periods, SeriesSelect } from './replace-series.ts'

/** Hits by month in each place and all, for each rating and all, on each device. */
export const countsByPlace = (kind: CountedKind, periods: Periods): SeriesSelect => sql`
  select place.region, hit.device, work.rating, '', hit.at, sum(hit.hits), null::float8, null::float8, sum(hit.hits)::int
  ${hitsByPlace(kind, periods)}
  group by place.region, hit.device, work.rating, hit.at`

/** The same, and on both devices together. */
export const countsByPlaceAndAll = (kind: CountedKind, periods: Periods): SeriesSelect => sql`
  select place.region, coalesce(hit.device, ''), work.rating, '', hit.at, sum(hit.hits), null::float8, null::float8,
    sum(hit.hits)::int
  ${hitsByPlace(kind, periods)}
  group by grouping sets ((place.region, work.rating, hit.at), (place.region, work.rating, hit.at, hit.device))`

/** Added up before they are spread over regions and ratings: a month has thousands of slices and days. */
const hitsByPlace = (kind: CountedKind, periods: Periods) => sql`
  from (
    select tally.region, tally.type, tally.device, date_trunc('month', tally.day)::date as at, sum(tally.hits) as hits
    from ${monthsOf(periods)}
    where tally.kind = ${kind}
    group by tally.region, tally.type, tally.device, date_trunc('month', tally.day)::date
  ) as hit
  join (select slug, region from ${places} union all select '', '') as place on place.slug = hit.region
  cross join lateral (select '' union select hit.type) as work (rating)`

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
