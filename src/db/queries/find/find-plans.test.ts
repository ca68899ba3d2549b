import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { searchTexts } from '#domain/russian/search-words.ts'
import { comparedRows } from '#tests/support/database/compared-rows.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { keptPlan } from '#tests/support/database/kept-plan.ts'
import { searchBody } from '#tests/support/database/search-body.ts'
import type { Database } from '../../connect.ts'
import { findAgencies } from './find.ts'

/** A part of the full market, which tempts the planner more to read the table whole; random names, so that trigrams differ. */
const AGENCIES = 1_500
const RANDOM_NAME = `initcap(translate(md5(n::text), '0123456789', 'ghijklmnop'))`
const marketOf = (slug: string, name: string, count: number) => `
  insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
  select '${slug}-' || n, ${name}, 'ООО', '1655000000', 'russia', 'kazan', 2010, 20, '', '${slug}-' || n, '', '', ''
  from generate_series(1, ${count}) n`

describe.each(['embedded', 'server'] as const)('search among thousands of agencies in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await database.pool.query(marketOf('agency', RANDOM_NAME, AGENCIES))
    await database.pool.query('vacuum analyze agency')
  })
  afterAll(() => database.close())

  test('uses the trigram index, never a sequential scan', async () => {
    const plan = await keptPlan(database.pool, await searchBody(database), 2)
    expect(plan).toContain('Bitmap Index Scan on agency_search')
    expect(plan).not.toContain('Seq Scan')
  })

  test.each([
    ['the same letter', 'x'.repeat(200)],
    ['a word of every key', 'agency '.repeat(30)],
    ['one letter', 'a'],
    ['many words', 'Северный контур стальной курсор весёлая запятая '.repeat(4)],
    ['no letters', '!?'.repeat(100)],
  ])('compares a bounded number of candidates for %s', async (_, query) => {
    for (const text of searchTexts(query)) expect(await comparedRows(database, text)).toBeLessThanOrEqual(600)
  })

  test('a common word does not crowd out the name that begins with it', async () => {
    const { rows } = await database.pool.query(`select name from agency where slug = 'agency-1499'`)
    const [first] = await findAgencies(database.kysely, [rows[0].name], 5)
    expect(first?.name).toBe(rows[0].name)
  })

  test('finds a misspelt name', async () => {
    const { rows } = await database.pool.query(`select name from agency where slug = 'agency-777'`)
    const { name } = rows[0]
    const misspelt = name.slice(0, 9) + name.slice(10, 24)
    const [first] = await findAgencies(database.kysely, [misspelt], 5)
    expect(first?.name).toBe(name)
  })
  test('the very name is found first among more names that begin with it than are compared', async () => {
    await database.pool.query('begin')
    onTestFinished(async () => void (await database.pool.query('rollback')))
    await database.pool.query(marketOf('crowd', `'Ярус ' || ${RANDOM_NAME}`, 2_000))
    await database.pool.query(marketOf('exact', `'Ярус'`, 1))
    const [first] = await findAgencies(database.kysely, ['ярус'], 5)
    expect(first?.name).toBe('Ярус')
  })

  test('compares a bounded number of candidates for the beginning of thousands of names', async () => {
    // The pool has one connection, so all queries are in the transaction.
    await database.pool.query('begin')
    onTestFinished(async () => void (await database.pool.query('rollback')))
    await database.pool.query(marketOf('studio', `'Студия ' || ${RANDOM_NAME}`, 2_000))
    for (const query of ['студия', 'студ', 'с']) {
      const compared = await comparedRows(database, query)
      expect(compared, query).toBeGreaterThanOrEqual(300)
      expect(compared, query).toBeLessThanOrEqual(600)
    }
  })
})
