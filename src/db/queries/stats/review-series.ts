import { type RawBuilder, sql } from 'kysely'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import { places, worksAndAll } from './dimensions.ts'
import type { Periods, SeriesSelect } from './replace-series.ts'

/** Table `opinion`: published reviews with their quarter and the city of the agency. */
export const opinionsOf = (periods: Periods) => sql`(
  select review.*, agency.city, moscow_quarter(review.published_at) as at
  from ${
    periods === null
      ? sql`review`
      : sql`unnest(${periods}::date[]) as quarter (first) join review
          on review.published_at >= quarter.first::timestamp at time zone interval '3 hours'
          and review.published_at < (quarter.first + interval '3 months') at time zone interval '3 hours'`
  }
  join agency on agency.id = review.agency_id
  where review.status = 'published'
) as opinion`

/** Average of each criterion, by quarter. */
export const criterionAverages = (periods: Periods): SeriesSelect => sql`
  select '', '', rating, mark.criterion, at, mark.average, null::float8, null::float8, sample
  from (
    select work.rating, opinion.at, count(*)::int as sample, ${eachCriterion(averageOf)}
    from ${opinionsOf(periods)}
    join ${worksAndAll} on work.service = opinion.service
    group by work.rating, opinion.at
  ) as marked
  cross join lateral (values ${eachCriterion(criterionRow)}) as mark (criterion, average)`

const averageOf = (id: string) => sql`avg(opinion.${sql.ref(id)})::float8 as ${sql.ref(id)}`
const criterionRow = (id: string) => sql`(${sql.lit(id)}, marked.${sql.ref(id)})`
const eachCriterion = (of: (id: string) => RawBuilder<unknown>) => sql.join(REVIEW_CRITERIA.map(({ id }) => of(id)))

/** Reviews sent from the client company's own mail, out of all. */
export const companyMailCounts = (periods: Periods): SeriesSelect => sql`
  select place.region, '', work.rating, '', opinion.at, count(*) filter (where opinion.evidence = 'company-mail'),
    null::float8, null::float8, count(*)::int
  ${grouped(periods)}`

/** Looked up for each review: joined, the planner reads the replies of all years. */
const ANSWERS = sql`cross join lateral (select created_at from review_reply where review_id = opinion.id limit 1) as answer`

/** Days from the publication of a review to the agency's answer. */
export const answerQuartiles = (periods: Periods): SeriesSelect => sql`
  select region, '', rating, '', at, quartiles[2], quartiles[1], quartiles[3], sample
  from (
    select place.region, work.rating, opinion.at, count(*)::int as sample,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (
        order by extract(epoch from answer.created_at - opinion.published_at)::float8 / 86400
      ) as quartiles
    ${grouped(periods, ANSWERS)}
  ) as answered`

const grouped = (periods: Periods, more: RawBuilder<unknown> = sql``) => sql`
  from ${opinionsOf(periods)}
  ${more}
  join ${places} on place.slug = opinion.city
  join ${worksAndAll} on work.service = opinion.service
  group by place.region, work.rating, opinion.at`
