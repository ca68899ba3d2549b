import { sql } from 'kysely'
import { places, works } from './dimensions.ts'
import type { Periods, SeriesSelect } from './replace-series.ts'

/** Table `launch`: projects with the quarter of their launch and the city of their agency. */
export const launchesOf = (periods: Periods) => sql`(
  select project.*, agency.city, date_trunc('quarter', project.launched)::date as at
  from ${
    periods === null
      ? sql`project`
      : sql`unnest(${periods}::date[]) as quarter (first) join project
          on project.launched >= quarter.first and project.launched < (quarter.first + interval '3 months')::date`
  }
  join agency on agency.id = project.agency_id
) as launch`

/** Budgets of different services do not compare, so there is no row for all ratings. */
export const budgetQuartiles = (periods: Periods): SeriesSelect => sql`
  select region, '', rating, '', at, quartiles[2], quartiles[1], quartiles[3], sample
  from (
    select place.region, work.rating, launch.at, count(*)::int as sample,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by launch.budget) as quartiles
    from ${launchesOf(periods)}
    join ${places} on place.slug = launch.city
    join ${works} on work.service = launch.service
    where launch.is_verified
    group by place.region, work.rating, launch.at
  ) as budget`

/** Medians of each kind of work, «sites/shop», for the price index. */
export const kindMedians = (periods: Periods): SeriesSelect => sql`
  select '', '', work.rating, launch.service || coalesce('/' || launch.site_type, '') as series, launch.at,
    percentile_cont(0.5) within group (order by launch.budget), null::float8, null::float8, count(*)::int
  from ${launchesOf(periods)}
  join ${works} on work.service = launch.service
  where launch.is_verified
  group by work.rating, series, launch.at`

/** Projects on each system or web server, out of those where it is known. */
export const platformCounts = (column: 'system' | 'web_server', periods: Periods): SeriesSelect => {
  const platform = sql.ref(`launch.${column}`)
  return sql`
    select place.region, '', '', ${platform}, launch.at, count(*), null::float8, null::float8,
      (sum(count(*)) over (partition by place.region, launch.at))::int
    from ${launchesOf(periods)}
    join ${places} on place.slug = launch.city
    where launch.service in ('sites', 'portals') and ${platform} is not null
    group by place.region, ${platform}, launch.at`
}
