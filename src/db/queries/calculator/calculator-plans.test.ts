import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertMany } from '#tests/support/database/insert-many.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { listPricedWork, listSimilarProjects } from './priced-work.ts'
import { replacePricedWork } from './replace-priced-work.ts'

describe.each(['embedded', 'server'] as const)('query plans of the calculator in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await insertMany(database.pool, MARKET)
    await database.pool.query('vacuum analyze')
  })
  afterAll(() => database.close())

  test.each<[string, (db: Database['kysely']) => Promise<unknown>]>([
    ['deals of a service', db => listPricedWork(db, 'crm')],
    ['similar projects', db => listSimilarProjects(db, [1, 2, 3])],
  ])('%s: one statement, no sequential scan of a growing table', async (_, ask) => {
    const statements = await statementsOf(database.pool, () => ask(database.kysely))
    expect(statements).toHaveLength(1)
    for (const { text, values } of statements) {
      const plan = await keptPlan(database.pool, text, values.length)
      expect(plan).not.toMatch(/Seq Scan on (project|priced_work|agency|review)\b/)
    }
  })

  test('deals of a service are one range of one index', async () => {
    const [statement] = await statementsOf(database.pool, () => listPricedWork(database.kysely, 'crm'))
    const plan = await keptPlan(database.pool, statement?.text ?? '', 1)
    expect(plan).toMatch(/Index Scan (using|on) priced_work_by_service/)
  })
})

test('deals of tables without statistics are gathered without a loop in a loop', async () => {
  const database = await openTestDatabase({ poolSize: 1, serverUrl: inject('serverUrl') })
  onTestFinished(() => database.close())
  for (const statement of MARKET.slice(0, 4)) await database.pool.query(statement.replace('(1, 5000)', '(1, 500)'))
  const statements = await statementsOf(database.pool, () => replacePricedWork(database.kysely, PRICES))
  const { rows } = await database.pool.query('select count(*)::int as deals from priced_work')
  expect(rows).toEqual([{ deals: 4_500 }])

  const plans: string[] = []
  for (const { text, values } of statements) {
    const isGathering = text.includes('insert into priced_work')
    const { rows: lines } = await database.pool.query(isGathering ? `explain ${text}` : text, values)
    if (isGathering) plans.push(lines.map(line => line['QUERY PLAN']).join('\n'))
  }
  expect(plans).toHaveLength(1)
  expect(plans[0]).not.toMatch(/Nested Loop|SubPlan/)
})

const PRICES = {
  terms: {
    since: '2023-11-01',
    until: '2026-11-01',
    weights: { verified: 1, unverified: 0.5, companyMail: 1, otherMail: 0.5 },
  },
  lastYear: '2025-11-01',
  bounds: ['sites', 'crm', 'apps', 'support', 'seo-context', 'performance', 'branding', 'portals'].map(service => ({
    service,
    low: 300_000,
    middle: 1_000_000,
    high: 3_000_000,
  })),
  index: [],
  computedAt: new Date('2026-11-01T00:00:00Z'),
}

/** Large enough that a sequential scan is never the cheapest plan. */
const MARKET = [
  `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
   select 'agency-' || n, 'Агентство ' || n, 'ООО', '1655000000', 'russia', 'kazan', 2010, 20, '', 'a' || n, '', '', ''
   from generate_series(1, 5000) n`,
  `insert into client_company (slug, name, industry, domain) values ('client', 'Клиент', 'finance', 'client.example')`,
  `insert into project (agency_id, client_id, title, service, site_type, industry, budget, months, launched, is_verified)
   select agency.id, (select id from client_company), 'Проект',
     (array['sites', 'crm', 'apps', 'support', 'seo-context', 'performance', 'branding', 'portals'])[1 + n % 8],
     (array['shop', 'landing', 'portal', 'promo', 'catalogs'])[1 + n % 5], 'finance', 100000 * (1 + n % 40), 3,
     '2026-11-01'::date - 90 * n, n % 3 > 0
   from agency cross join generate_series(1, 8) n`,
  `insert into review (agency_id, client_id, service, overall, quality, terms, communication, value, recommend, body, price,
     months, author_name, author_role, company_name, evidence, status, created_at, published_at)
   select agency.id, (select id from client_company), 'crm', 5, 5, 5, 5, 5, 5, '', 500000, 2, '', '', '', 'company-mail',
     'published', '2026-05-01'::timestamptz, '2026-05-01'::timestamptz
   from agency`,
  `insert into priced_work (project_id, agency_id, service, site_type, industry, city, tier, months, done_on, paid, price,
     weight, is_nda, title, agency_slug)
   select id, agency_id, service, site_type, industry, 'kazan', 'middle', months, launched, budget, budget, 1, false, title, 'a'
   from project order by service, budget`,
]
