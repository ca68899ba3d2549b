import type pg from 'pg'
import type { Answer } from '#contract/index.ts'
import { CITIES } from '#domain/vocabulary/cities.ts'
import { DISTRICTS } from '#domain/vocabulary/districts.ts'
import { RATING_TYPES } from '#domain/vocabulary/rating-types.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'

// Figures of the statistics counted again straight from the tables. Written apart from src/db/queries/stats, shares none
// of its code, and counts what it can another way: neighbours by a self-join, changes of place from the strips of rows.

export type ChartAnswer = Answer<'/v2/digitalStats/charts/{id}'>

/** The expected point: the exact figure and the number of observations behind it. */
export interface Recounted {
  value: number
  sample: number
}

/** By series and label: «median» → «2026-07-01» or a category. */
export type Recount = (series: string, label: string, date: string | undefined) => Recounted | undefined

type Pool = Pick<pg.Pool, 'query'>
type Choices = ChartAnswer['choices']
interface Row {
  series: string
  label: string
  value: number
  sample: number
}

const lookUp =
  (
    rows: readonly Row[],
    labelOf: (label: string, date: string | undefined) => string = (label, date) => date ?? label,
  ): Recount =>
  (series, label, date) => {
    const row = rows.find(one => one.series === series && one.label === labelOf(label, date))
    return row && { value: Number(row.value), sample: Number(row.sample) }
  }

const citiesOf = (region: string): string[] =>
  CITIES.filter(({ slug, district, country }) => ['', slug, district, country].includes(region)).map(({ slug }) => slug)

/** Pages of a place: its own and those of the places inside. */
const pagesOf = (region: string): string[] => {
  const districts = DISTRICTS.filter(({ slug }) => slug === region || region === 'russia').map(({ slug }) => slug)
  return [region, ...districts, ...citiesOf(region)]
}

const serviceOf = (rating: string): string =>
  RATING_TYPES.find(({ slug, shape }) => slug === rating && shape !== 'cms')?.service ?? ''

const inMoscow = (now: Date): string => new Date(now.getTime() + 3 * 3_600_000).toISOString()

/** The first day of the quarter before the current one. */
export function lastFullQuarter(now: Date): string {
  const [year = 0, month = 0] = inMoscow(now).split('-').map(Number)
  return new Date(Date.UTC(year, 3 * Math.floor((month - 1) / 3) - 3, 1)).toISOString().slice(0, 10)
}

const QUARTER = `make_date(extract(year from launched)::int, 3 * extract(quarter from launched)::int - 2, 1)::text`
const MOSCOW = `(published_at + interval '3 hours')`
const REVIEW_QUARTER = `make_date(extract(year from ${MOSCOW})::int, 3 * extract(quarter from ${MOSCOW})::int - 2, 1)::text`
const HERE = `agency_id in (select id from agency where city = any($1)) and ($2 = '' or service = $2)`
const where = ({ region, rating }: Choices) => [citiesOf(region), serviceOf(rating)]

const rowsOf = async (pool: Pool, sql: string, values: unknown[]) => (await pool.query<Row>(sql, values)).rows

type Counter = (pool: Pool, choices: Choices, answer: ChartAnswer) => Promise<Recount>

const hits =
  (kind: string): Counter =>
  async (pool, { region, rating, device }) =>
    lookUp(
      await rowsOf(
        pool,
        `select device as series, to_char(day, 'YYYY-MM-01') as label, sum(hits) as value, sum(hits) as sample
         from tally where kind = $1 and ($2 = '' or type = $2) and ($3 = '' or device = $3)
           and (cardinality($4::text[]) = 0 or region = any($4)) group by 1, 2`,
        [kind, rating, device, region === '' ? [] : pagesOf(region)],
      ),
    )

const season =
  (now: Date): Counter =>
  async (pool, { region, rating, device }) => {
    const rows = await rowsOf(
      pool,
      `select extract(year from day)::text as series, extract(month from day)::text as label, sum(hits) as value, sum(hits) as sample
     from tally where kind = 'rating' and ($1 = '' or type = $1) and ($2 = '' or device = $2)
       and (cardinality($3::text[]) = 0 or region = any($3)) and day < $4::date group by 1, 2`,
      [rating, device, region === '' ? [] : pagesOf(region), `${inMoscow(now).slice(0, 7)}-01`],
    )
    const months = ['янв', 'фев', 'мар', 'апр', 'май', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек']
    return lookUp(rows, label => String(months.indexOf(label) + 1))
  }

/** One share of the sorted values: 0.5 is the median. */
export const budgets = async (pool: Pool, choices: Choices, share: number): Promise<Recount> =>
  lookUp(
    await rowsOf(
      pool,
      `select 'median' as series, ${QUARTER} as label, percentile_cont($3) within group (order by budget) as value,
         count(*) as sample from project where ${HERE} and is_verified group by 2`,
      [...where(choices), share],
    ),
  )

export const answerDays = async (pool: Pool, choices: Choices, share: number): Promise<Recount> =>
  lookUp(
    await rowsOf(
      pool,
      `select 'median' as series, ${REVIEW_QUARTER} as label, count(*) as sample, percentile_cont($3) within group
         (order by extract(epoch from (select created_at from review_reply where review_id = id) - published_at) / 86400.0) as value
       from review where ${HERE} and status = 'published' and id in (select review_id from review_reply) group by 2`,
      [...where(choices), share],
    ),
  )

/** The base is the last four quarters; a point is the mean of four quarters, the first one shown is 100. */
const index: Counter = async (pool, { rating }, { chart }) => {
  const rows = await rowsOf(
    pool,
    `with kind as (
       select coalesce(site_type, '-') as type, ${QUARTER} as quarter, count(*) as works,
         ln(percentile_cont(0.5) within group (order by budget)) as level
       from project where is_verified and service = $1 group by 1, 2 having count(*) >= 5
     ), base as (
       select type, sum(level * works) / sum(works) as level from kind
       where quarter::date between $2::date - interval '9 months' and $2::date group by type
     ), compared as (
       select quarter::date as quarter, sum((kind.level - base.level) * works) as level, sum(works) as works
       from kind join base using (type) group by quarter
     )
     select 'index' as series, shown.quarter::text as label, sum(works) as sample, exp(sum(level) / sum(works)) as value
     from unnest($3::date[]) as shown (quarter)
     join compared on compared.quarter between shown.quarter - interval '9 months' and shown.quarter
     group by shown.quarter`,
    [serviceOf(rating), chart.dates.at(-1) ?? '2000-01-01', chart.dates],
  )
  const first = Number(rows.find(({ label }) => label === chart.dates[0])?.value)
  return lookUp(rows.map(row => ({ ...row, value: (100 * Number(row.value)) / first })))
}

const platforms =
  (column: 'system' | 'web_server'): Counter =>
  async (pool, { region }, { chart }) => {
    const rows = await rowsOf(
      pool,
      `select ${column} as series, ${QUARTER} as label, count(*) as value, 0 as sample from project
       where agency_id in (select id from agency where city = any($1)) and service in ('sites', 'portals')
         and ${column} is not null group by 1, 2`,
      [citiesOf(region)],
    )
    const named = new Set(chart.series.map(({ id }) => id))
    return (series, _, date) => {
      const quarter = rows.filter(({ label }) => label === date)
      const sample = quarter.reduce((sum, { value }) => sum + Number(value), 0)
      const own = quarter.filter(row => (series === 'other' ? !named.has(row.series) : row.series === series))
      return { value: (100 * own.reduce((sum, { value }) => sum + Number(value), 0)) / Math.max(1, sample), sample }
    }
  }

const newWork: Counter = async (pool, choices) =>
  lookUp(
    await rowsOf(
      pool,
      `select 'projects' as series, ${QUARTER} as label, count(*) as value, count(*) as sample from project where ${HERE} group by 2
       union all
       select 'reviews', ${REVIEW_QUARTER}, count(*), count(*) from review where ${HERE} and status = 'published' group by 2`,
      where(choices),
    ),
  )

const byCity: Counter = async pool => {
  const rows = await rowsOf(
    pool,
    `select 'agencies' as series, city as label, count(*) as value, count(*) as sample from agency group by 2`,
    [],
  )
  return lookUp(rows, label => CITIES.find(({ title }) => title === label)?.slug ?? '')
}

const bySize: Counter = async (pool, { region }) =>
  lookUp(
    await rowsOf(
      pool,
      `select 'agencies' as series, case when headcount <= 10 then 'до 10' when headcount <= 25 then '11–25'
         when headcount <= 50 then '26–50' when headcount <= 100 then '51–100' else 'больше 100' end as label,
         count(*) as value, count(*) as sample from agency where city = any($1) group by 2`,
      [citiesOf(region)],
    ),
  )

const marks =
  (now: Date): Counter =>
  async (pool, choices) => {
    const columns = REVIEW_CRITERIA.map(({ id }) => `avg(${id}) as ${id}`).join(', ')
    const { rows } = await pool.query<Record<string, number>>(
      `select case when ${MOSCOW} >= $3::date - interval '9 months' then 'now' else 'before' end as span, count(*) as sample, ${columns}
       from review where ${HERE} and status = 'published' and ${MOSCOW} >= $3::date - interval '21 months'
         and ${MOSCOW} < $3::date + interval '3 months' group by 1`,
      [...where(choices), lastFullQuarter(now)],
    )
    return (series, label) => {
      const row = rows.find(({ span }) => String(span) === series)
      const id = REVIEW_CRITERIA.find(({ title }) => title === label)?.id ?? ''
      return row && { value: Number(row[id]), sample: Number(row.sample) }
    }
  }

const companyMail: Counter = async (pool, choices) =>
  lookUp(
    await rowsOf(
      pool,
      `select 'company-mail' as series, ${REVIEW_QUARTER} as label, 100.0 * avg((evidence = 'company-mail')::int) as value,
         count(*) as sample from review where ${HERE} and status = 'published' group by 2`,
      where(choices),
    ),
  )

const sliceOf = (region: string, type: string): string => {
  const kind = CITIES.some(({ slug }) => slug === region)
    ? 'city'
    : DISTRICTS.some(({ slug }) => slug === region)
      ? 'district'
      : 'country'
  return [type === 'apps' ? 'platform/ios' : '', region === '' ? '' : `${kind}/${region}`]
    .filter(part => part !== '')
    .join('/')
}

const byRating =
  (series: string, sql: string): Counter =>
  async (pool, { region }) => {
    const rows: Row[] = []
    for (const { slug, title, shape } of RATING_TYPES) {
      if (shape === 'cms') continue
      const { rows: found } = await pool.query<Row>(sql, [slug, sliceOf(region, slug)])
      rows.push(...found.map(row => ({ ...row, series: row.series ?? series, label: title })))
    }
    return lookUp(rows)
  }

const gaps = byRating(
  'all',
  `select part as series, percentile_cont(0.5) within group (order by upper.score - lower.score) as value, count(*) as sample
   from entry as upper join entry as lower using (edition_id, slice, tier) join edition on edition.id = edition_id
   cross join (values ('all', 1000000), ('top', 10)) as span (part, last)
   where type = $1 and year is null and slice = $2 and tier = '' and lower.position = upper.position + 1
     and lower.position <= last
   group by part`,
)

const changes = byRating(
  'changed',
  // The strip of a row begins twelve months ago.
  `select 100.0 * avg((place <> month_places[1])::int) as value, count(*) as sample
   from entry join edition on edition.id = edition_id
   where type = $1 and year is null and slice = $2 and tier = '' and cardinality(month_places) = 13
     and month_places[1] is not null
   having count(*) > 0`,
)

/** Recounts the points of an answer. */
export function recount(pool: Pool, answer: ChartAnswer, now: Date): Promise<Recount> {
  const counters: Record<string, Counter> = {
    'rating-views': hits('rating'),
    'demand-season': season(now),
    tenders: hits('tender'),
    searches: hits('search'),
    'median-budget': (all, choices) => budgets(all, choices, 0.5),
    'price-index': index,
    'content-systems': platforms('system'),
    'web-servers': platforms('web_server'),
    'new-work': newWork,
    'agencies-by-city': byCity,
    'agencies-by-size': bySize,
    'review-marks': marks(now),
    'company-mail': companyMail,
    'answer-time': (all, choices) => answerDays(all, choices, 0.5),
    'place-gaps': gaps,
    'place-changes': changes,
  }
  const counter = counters[answer.id]
  if (!counter) throw new Error(`No independent count of ${answer.id}: every chart needs one`)
  return counter(pool, answer.choices, answer)
}
