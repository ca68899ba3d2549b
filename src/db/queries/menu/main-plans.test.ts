import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertMany } from '#tests/support/database/insert-many.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { listPaidSums } from '../find/paid-projects.ts'

const SINCE = '2024-11-15'
const SHOP = {
  service: 'sites',
  product: 'shop',
  system: undefined,
  platform: undefined,
  city: undefined,
  since: SINCE,
}

describe.each(['embedded', 'server'] as const)('query plans of the main page in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await insertMany(database.pool, MARKET)
    await database.pool.query('vacuum analyze')
  })
  afterAll(() => database.close())

  test.each<[string, (db: Database['kysely']) => Promise<unknown>]>([
    ['sums of confirmed projects', db => listPaidSums(db, SHOP)],
  ])('%s: one statement, no sequential scan of a growing table', async (_, ask) => {
    const statements = await statementsOf(database.pool, () => ask(database.kysely))
    expect(statements).toHaveLength(1)
    for (const { text, values } of statements) {
      const plan = await keptPlan(database.pool, text, values.length)
      expect(plan).not.toMatch(/Seq Scan on (project|agency)\b/)
    }
  })
})

/** Large enough that a sequential scan is never the cheapest plan. */
const MARKET = [
  `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
   select 'agency-' || n, 'Агентство ' || n, 'ООО', '1655000000', 'russia', 'kazan', 2010, 20, '', 'a' || n, '', '', ''
   from generate_series(1, 1000) n`,
  `insert into client_company (slug, name, industry, domain) values ('client', 'Клиент', 'finance', 'client.example')`,
  `insert into project (agency_id, client_id, title, service, site_type, industry, budget, months, launched, is_verified)
   select agency.id, (select id from client_company), 'Проект', (array['sites', 'crm', 'apps', 'support'])[1 + n % 4],
     (array['shop', 'landing', 'portal', 'promo', 'catalogs'])[1 + n % 5], 'finance', 100000 * (1 + n % 40), 3,
     '2026-11-01'::date - 100 * n, n % 3 > 0
   from agency cross join generate_series(1, 20) n`,
]
