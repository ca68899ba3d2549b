import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertMany } from '#tests/support/database/insert-many.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import {
  getCase,
  listCases,
  listCasesPublished,
  listCasesSharing,
  listMeasuredCases,
  listMostViewed,
  listNewestMeasured,
} from './cases.ts'

const AFTER = { at: new Date('2026-01-01T00:00:00Z'), id: 7 }
const WEEK = { from: new Date('2026-11-02T00:00:00Z'), before: new Date('2026-11-09T00:00:00Z') }

describe.each(['embedded', 'server'] as const)('query plans of cases in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await insertMany(database.pool, MARKET)
    await database.pool.query('vacuum analyze')
  })
  afterAll(() => database.close())

  test.each<[string, (db: Database['kysely']) => Promise<unknown>]>([
    ['the next page of all cases', db => listCases(db, { hashtag: null, after: AFTER, limit: 13 })],
    ['cases of a hashtag', db => listCases(db, { hashtag: 'shop', after: null, limit: 13 })],
    ['the most viewed cases', db => listMostViewed(db, '2026-08-15', 24)],
    ['cases with a measured result', db => listMeasuredCases(db, [3, 6, 9])],
    ['the newest cases', db => listNewestMeasured(db, 24)],
    ['cases of a week', db => listCasesPublished(db, { ...WEEK, hashtag: 'crm', limit: 12 })],
    ['similar cases', db => listCasesSharing(db, { id: 7, hashtags: ['rare-1'], limit: 60 })],
    ['one case', db => getCase(db, 7)],
  ])('%s: one statement, no sequential scan of cases', async (_, ask) => {
    const statements = await statementsOf(database.pool, () => ask(database.kysely))
    expect(statements).toHaveLength(1)
    for (const { text, values } of statements) {
      expect(await keptPlan(database.pool, text, values.length)).not.toMatch(/Seq Scan on case_study\b/)
    }
  })
})

test('similar cases: all that share a common hashtag are read only if too few share more', async () => {
  const database = await openTestDatabase({ poolSize: 1, serverUrl: inject('serverUrl') })
  onTestFinished(() => database.close())
  await insertMany(database.pool, MARKET)
  await database.pool.query('vacuum analyze')
  const ask = (limit: number) => () => listCasesSharing(database.kysely, { id: 1, hashtags: ['crm', 'rare-1'], limit })
  const rowsRead = async (limit: number) => {
    let read = 0
    for (const { text, values } of await statementsOf(database.pool, ask(limit))) {
      const { rows } = await database.pool.query(`explain (analyze, timing off, format json) ${text}`, values)
      read += casesIn(rows[0]['QUERY PLAN'][0].Plan)
    }
    return read
  }
  const shared = await ask(60)()
  expect(shared.map(({ hashtags }) => hashtags.includes('rare-1'))).toEqual(
    Array.from({ length: 60 }, (_, index) => index < 29),
  )
  expect(await rowsRead(20)).toBeLessThanOrEqual(30)
  expect(await rowsRead(60)).toBeGreaterThan(1000)
})

interface PlanNode {
  'Relation Name'?: string
  'Actual Rows': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** Rows of cases that a plan has fetched. */
function casesIn({ Plans = [], ...node }: PlanNode): number {
  const own = node['Relation Name'] === 'case_study' ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0
  return Plans.reduce((sum, each) => sum + casesIn(each), own)
}

/** Large enough that a sequential scan is never the cheapest plan. */
const MARKET = [
  `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
   select 'agency-' || n, 'Агентство ' || n, 'ООО', '1655000000', 'russia', 'kazan', 2010, 20, '', 'a' || n, '', '', ''
   from generate_series(1, 1000) n`,
  `insert into client_company (slug, name, industry, domain) values ('client', 'Клиент', 'finance', 'client.example')`,
  `insert into project (agency_id, client_id, title, service, industry, budget, months, launched)
   select agency.id, (select id from client_company), 'Проект', 'sites', 'finance', 500000, 3, '2026-01-01'::date - n
   from agency cross join generate_series(1, 15) n`,
  `insert into case_study (agency_id, project_id, title, task, solution, result, service, has_measured_result, hashtags, published_at)
   select agency_id, id, '', '', '', '', service, id % 3 = 0,
     array[(array['shop', 'crm', 'apps', 'finance', 'food'])[1 + id % 5], 'rare-' || id % 500],
     now() - id * interval '1 hour' from project`,
  `insert into tally (day, kind, subject, device, hits)
   select '2026-11-01', 'case', id::text, 'desktop', 1 + id % 90 from case_study where id % 50 = 0`,
]
