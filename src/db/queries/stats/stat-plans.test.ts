import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { CHARTS } from '#domain/stats/charts.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertMany } from '#tests/support/database/insert-many.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { CHART_SERIES } from './chart-series.ts'
import { replaceSeries } from './replace-series.ts'
import { listStatPoints } from './stat-points.ts'

const NOW = new Date('2026-11-15T22:00:00Z')
const PERIODS = ['2026-07-01']
const overTime = CHART_SERIES.filter(({ chart }) => CHARTS.some(({ id, step }) => id === chart && step !== null))

// On a server only, where rows are cheap.
describe('query plans of the statistics', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, serverUrl: inject('serverUrl') })
    await insertMany(database.pool, MARKET)
    for (const { chart, select } of overTime) {
      await replaceSeries(database.kysely, { chart, periods: null, select: select(null), leastSample: 1, now: NOW })
    }
    await database.pool.query('vacuum analyze')
  })
  afterAll(() => database.close())

  test.each(overTime.map(series => [series.chart, series] as const))(
    '%s: one period is computed without reading the history',
    async (chart, { select }) => {
      const [statement, ...others] = await statementsOf(database.pool, () =>
        replaceSeries(database.kysely, { chart, periods: PERIODS, select: select(PERIODS), leastSample: 5, now: NOW }),
      )
      expect(others).toEqual([])
      const plan = await keptPlan(database.pool, statement?.text ?? '', statement?.values.length ?? 0)
      expect(plan).not.toMatch(/Seq Scan on (project|review|review_reply|tally|stat_series)\b/)
    },
  )

  test('a chart is one read of one index', async () => {
    const asked = {
      chart: 'median-budget',
      regions: ['kazan'],
      ratings: ['crm'],
      devices: [''],
      to: '2026-07-01',
    } as const
    const statements = await statementsOf(database.pool, () =>
      listStatPoints(database.kysely, { ...asked, from: '2024-07-01' }),
    )
    expect(statements).toHaveLength(1)
    const plan = await keptPlan(database.pool, statements[0]?.text ?? '', statements[0]?.values.length ?? 0)
    expect(plan).not.toMatch(/Seq Scan/)
    expect(plan.match(/Index (Only )?Scan|Bitmap Index Scan/g)).toHaveLength(1)
  })
})

/** Ten years of work, and large enough that a sequential scan is never the cheapest plan for a quarter. */
const MARKET = [
  `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
   select 'agency-' || n, 'Агентство ' || n, 'ООО', '1655000000', 'russia', (array['kazan', 'moscow', 'tula'])[1 + n % 3],
     2010, 20, '', 'a' || n, '', '', '' from generate_series(1, 300) n`,
  `insert into client_company (slug, name, industry, domain) values ('client', 'Клиент', 'finance', 'client.example')`,
  `insert into cms (slug, title, kind, vendor, licence) values ('bitrix', '1С-Битрикс', 'commercial', '', '')`,
  `insert into project (agency_id, client_id, title, service, site_type, industry, system, web_server, budget, months, launched, is_verified)
   select agency.id, (select id from client_company), 'Проект', (array['sites', 'crm', 'apps', 'portals'])[1 + n % 4],
     'shop', 'finance', 'bitrix', 'nginx', 100000 * (1 + n % 40), 3, '2026-11-01'::date - 18 * n, true
   from agency cross join generate_series(1, 200) n`,
  `insert into review (agency_id, service, overall, quality, terms, communication, value, recommend, body, author_name,
     author_role, company_name, evidence, status, created_at, published_at)
   select agency.id, 'sites', 5, 5, 5, 5, 5, 5, '', '', '', '', 'company-mail', 'published', at, at
   from agency cross join generate_series('2016-11-01'::timestamptz, '2026-11-01', '18 days') as at`,
  `insert into review_reply (review_id, body, created_at) select id, '', published_at + interval '2 days' from review`,
  `insert into tally (day, kind, subject, type, region, device, hits)
   select day, kind, 'city/kazan', type, 'kazan', device, 10
   from generate_series('2016-11-01'::date, '2026-11-01', '1 day') as day
   cross join unnest(array['rating', 'tender', 'search']) as kind cross join unnest(array['crm', 'apps']) as type
   cross join unnest(array['desktop', 'mobile']) as device`,
]
