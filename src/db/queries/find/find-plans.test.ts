import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { keptPlan } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { findAgencies } from './find.ts'

/** A quarter of the full market, which tempts the planner more to read the table whole; random names, so that trigrams differ. */
const AGENCIES = 5_000
const MARKET = `
  insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
  select 'agency-' || n, initcap(translate(md5(n::text), '0123456789', 'ghijklmnop')), 'ООО', '1655000000', 'russia',
    'kazan', 2010, 20, '', 'a' || n, '', '', ''
  from generate_series(1, ${AGENCIES}) n`

describe.each(['embedded', 'server'] as const)('search among thousands of agencies in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await database.pool.query(MARKET)
    await database.pool.query('vacuum analyze agency')
  })
  afterAll(() => database.close())

  test('uses the trigram index, never a sequential scan', async () => {
    // EXPLAIN does not show the plan inside a function, so its body is planned instead.
    const { rows } = await database.pool.query(`select prosrc from pg_proc where proname = 'find_agencies'`)
    const body = rows[0].prosrc.replace(/\basked\b/g, '$1').replace(/\bat_most\b/g, '$2')
    const plan = await keptPlan(database.pool, body, 2)
    expect(plan).toContain('Bitmap Index Scan on agency_search')
    expect(plan).not.toContain('Seq Scan')
  })

  test('finds a misspelt name', async () => {
    const { rows } = await database.pool.query(`select name from agency where slug = 'agency-777'`)
    const { name } = rows[0]
    const misspelt = name.slice(0, 9) + name.slice(10, 24)
    const [first] = await findAgencies(database.kysely, [misspelt], 5)
    expect(first?.name).toBe(name)
  })
})
