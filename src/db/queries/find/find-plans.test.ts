import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { searchTexts } from '#domain/russian/search-words.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { keptPlan } from '#tests/support/database/kept-plan.ts'
import { searchBody } from '#tests/support/database/search-body.ts'
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
    for (const text of searchTexts(query)) expect(await comparedRows(database, text)).toBeLessThanOrEqual(1000)
  })

  test('a common word does not crowd out the name that begins with it', async () => {
    const { rows } = await database.pool.query(`select name from agency where slug = 'agency-4999'`)
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
})

interface PlanNode {
  'Node Type': string
  'Actual Rows': number
  Plans?: PlanNode[]
}

/** Rows that reach the sort, which compares each with the query. */
async function comparedRows(database: Database, text: string): Promise<number> {
  const body = (await searchBody(database)).replaceAll('$1', 'search_key($1::text)').replaceAll('$2', '$2::integer')
  const { rows } = await database.pool.query(`explain (analyze, format json) ${body}`, [text, 30])
  const sortsIn = (node: PlanNode): PlanNode[] => [
    ...(node['Node Type'] === 'Sort' ? (node.Plans ?? []) : []),
    ...(node.Plans ?? []).flatMap(sortsIn),
  ]
  return Math.max(...sortsIn(rows[0]['QUERY PLAN'][0].Plan).map(node => node['Actual Rows']))
}
