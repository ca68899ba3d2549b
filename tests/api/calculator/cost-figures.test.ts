import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { SERVICES } from '#domain/vocabulary/services.ts'
import { localApi } from '#server/api/local-api.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

/**
 * Every figure again, straight from projects and reviews, by SQL that shares no code with the site. The window, the
 * index and the weights are written out as docs/methodology.md states them.
 */
const DEALS = `
  with today as (select ((value ->> 'computedAt')::timestamptz at time zone 'Europe/Moscow')::date as day,
      (value ->> 'computedAt')::timestamptz as now from site_setting where key = 'prices'),
  deal as (
    select p.id, p.agency_id, p.service, p.site_type, p.launched as done_on, p.budget as paid,
      greatest(case when p.is_verified then 1 else 0.5 end, coalesce((select max(case r.evidence when 'company-mail' then 1 else 0.6 end)
        from review r where r.project_id = p.id and r.status = 'published' and r.price is not null), 0))::real as weight
    from project p, today where p.launched <= today.day and p.launched >= (today.now - interval '36 months' + interval '3 hours')::date
    union all
    select 1000000000 + r.id, r.agency_id, r.service, null, (r.published_at + interval '3 hours')::date, r.price,
      (case r.evidence when 'company-mail' then 1 else 0.6 end)::real
    from review r, today where r.status = 'published' and r.price is not null and r.project_id is null
      and (r.published_at + interval '3 hours')::date between (today.now - interval '36 months' + interval '3 hours')::date and today.day
  ),
  aged as (
    select deal.*, coalesce(site_type, '') as kind, date_trunc('quarter', done_on)::date as quarter,
      done_on < (today.now - interval '12 months' + interval '3 hours')::date as is_old
    from deal, today
  ),
  -- The index: confirmed projects by kind and quarter, against the last four full quarters, averaged over a year.
  median as (select p.service, coalesce(p.site_type, '') as kind, date_trunc('quarter', p.launched) as quarter,
      ln(percentile_cont(0.5) within group (order by p.budget)) as log, count(*) as n
    from project p, today where p.is_verified and p.launched < date_trunc('quarter', today.day)
      and p.launched >= date_trunc('quarter', today.now - interval '36 months' + interval '3 hours') - interval '9 months'
    group by 1, 2, 3 having count(*) >= 5),
  base as (select service, kind, sum(log * n) / sum(n) as log from median, today
    where quarter >= date_trunc('quarter', today.day) - interval '12 months' group by 1, 2),
  quarterly as (select service, quarter, sum((median.log - base.log) * n) / sum(n) as log, sum(n) as n
    from median join base using (service, kind) group by 1, 2),
  index as (select around.service, around.quarter, exp(-sum(quarterly.log * quarterly.n) / sum(quarterly.n)) as ratio
    from (select distinct service, quarter from aged where is_old) as around
    join quarterly on quarterly.service = around.service
      and quarterly.quarter between around.quarter - interval '3 months' and around.quarter + interval '6 months'
    group by 1, 2),
  level as (
    select aged.*, case when is_old then round(paid * coalesce(index.ratio, 1))::integer else paid end as price
    from aged left join index on index.service = aged.service and index.quarter = aged.quarter
  )`

let site: TestApp
let api: CallApi
beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
})
afterAll(() => site.close())

interface Expected {
  deals: number
  p10: number
  low: number
  median: number
  high: number
  p90: number
}

async function recomputed(service: string, siteType: string | null, isFresh = false): Promise<Expected> {
  const { rows } = await site.context.database.pool.query(
    `${DEALS}, chosen as (select price as value, weight, id from level
        where service = $1 and ($2::text is null or site_type = $2) and (not $3 or not is_old)),
      placed as (select value, sum(step) over (order by value, weight, id rows unbounded preceding) as at from (
        select value, weight, id, coalesce((weight + lag(weight) over (order by value, weight, id)) / 2, 0) as step from chosen) as stepped)
     select share, (select count(*)::int from chosen) as deals, (
       select case when hi.at = lo.at then lo.value else lo.value + (hi.value - lo.value) * (share * whole.at - lo.at) / (hi.at - lo.at) end
       from (select max(at) as at from placed) whole
       cross join lateral (select at, value from placed where at <= share * whole.at order by at desc limit 1) lo
       cross join lateral (select at, value from placed where at >= share * whole.at order by at limit 1) hi) as value
     from unnest(array[0.1, 0.25, 0.5, 0.75, 0.9]) as share order by share`,
    [service, siteType, isFresh],
  )
  const [p10, low, median, high, p90] = rows.map(({ value }) => Number(value))
  return { deals: rows[0].deals, p10: p10 ?? 0, low: low ?? 0, median: median ?? 0, high: high ?? 0, p90: p90 ?? 0 }
}

const COMBINATIONS = [
  ...SERVICES.map(({ slug }) => [slug, null] as const),
  ...['shop', 'landing', 'corporative', 'catalogs', 'portal', 'promo'].map(type => ['sites', type] as const),
  ['branding', 'logo'] as const,
]

test.each(COMBINATIONS)('quartiles of %s %s are those recomputed from projects and reviews', async (service, type) => {
  const answer = await api('cost-approximate-price', { service, ...(type && { type }) })
  const { deals, ...spread } = await recomputed(service, type)
  if (answer.steps.length > 1 || !answer.spread) return expect(deals).toBeLessThan(5)
  expect(answer.sample).toBe(deals)
  for (const key of ['p10', 'low', 'median', 'high', 'p90'] as const) {
    // Rounded to whole roubles; a price at today's level is rounded too.
    expect(Math.abs(answer.spread[key] - spread[key]), key).toBeLessThanOrEqual(1)
  }
})

test('medians of years are those of sums as paid', async () => {
  const { rows } = await api('cost-analytics-calculator', { service: 'sites', by: 'year' })
  const { rows: counts } = await site.context.database.pool.query(
    `${DEALS} select extract(year from done_on)::text as year, count(*)::int as deals, min(paid) as least, max(paid) as most
     from level where service = 'sites' group by 1 order by 1`,
  )
  expect(rows.map(({ group, sample }) => [group, sample])).toEqual(counts.map(({ year, deals }) => [year, deals]))
  for (const [index, { spread }] of rows.entries()) {
    if (!spread) continue
    expect(spread.p10).toBeGreaterThanOrEqual(counts[index].least)
    expect(spread.p90).toBeLessThanOrEqual(counts[index].most)
  }
})

test('each deal is counted once, none without its project or review', async () => {
  const { rows } = await site.context.database.pool.query(
    `${DEALS} select (select count(*)::int from deal) as deals, (select count(*)::int from priced_work) as stored,
      (select count(distinct (project_id, review_id))::int from priced_work) as distinct_deals,
      (select count(*)::int from priced_work join review on review.id = priced_work.review_id where review.project_id is not null) as doubled`,
  )
  expect(rows[0]).toEqual({ deals: rows[0].stored, stored: rows[0].stored, distinct_deals: rows[0].stored, doubled: 0 })
})
