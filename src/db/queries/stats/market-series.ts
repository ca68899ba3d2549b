import { sql } from 'kysely'
import { HEADCOUNT_CLASSES } from '#domain/stats/headcount.ts'
import { places, worksAndAll } from './dimensions.ts'
import { launchesOf } from './project-series.ts'
import { type Periods, type SeriesSelect, TODAY } from './replace-series.ts'
import { opinionsOf } from './review-series.ts'

/** Projects launched and reviews published, by quarter. */
export const newWorkCounts = (periods: Periods): SeriesSelect => sql`
  select place.region, '', work.rating, news.series, news.at, count(*), null::float8, null::float8, count(*)::int
  from (
    select 'projects' as series, city, service, at from ${launchesOf(periods)}
    union all
    select 'reviews', city, service, at from ${opinionsOf(periods)}
  ) as news
  join ${places} on place.slug = news.city
  join ${worksAndAll} on work.service = news.service
  group by place.region, work.rating, news.series, news.at`

export const agenciesByCity = (): SeriesSelect => sql`
  select '', '', '', agency.city, ${TODAY}::date, count(*), null::float8, null::float8, count(*)::int
  from agency group by agency.city`

export const agenciesBySize = (): SeriesSelect => sql`
  select place.region, '', '', size.class, ${TODAY}::date, count(*), null::float8, null::float8, count(*)::int
  from agency
  join ${places} on place.slug = agency.city
  join unnest(${HEADCOUNT_CLASSES.map(({ id }) => id)}::text[], ${HEADCOUNT_CLASSES.map(({ from }) => from)}::int[],
    ${HEADCOUNT_CLASSES.map(({ to }) => to)}::int[]) as size (class, low, high)
    on agency.headcount >= size.low and (size.high is null or agency.headcount <= size.high)
  group by place.region, size.class`
