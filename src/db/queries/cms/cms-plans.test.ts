import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertMany } from '#tests/support/database/insert-many.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { getCms, listCmsBuilders, listCmsOfKind, listCmsStandings } from './cms.ts'
import { countCmsProjects, countCmsProjectsUpTo, listCmsProjects } from './cms-projects.ts'
import {
  countCmsReviews,
  countCmsReviewsUpTo,
  getCmsReview,
  getCmsReviewNeighbours,
  listCmsReviews,
} from './cms-reviews.ts'
import { listCmsPartners } from './cms-rows.ts'

/** A third of all rows: the case where the planner is most tempted by a sequential scan. */
const LARGE = 'bitrix'
const RANGE = { id: 2, from: 300_000, to: 1_000_000 } as const
const ROW = { at: new Date('2025-12-30T00:00:00Z'), id: 70 }
const NARROW = { siteType: 'shop', industry: 'finance', year: 2025, price: RANGE }
const GROWING = /Seq Scan on (review|project|agency|award|client_company|review_reply)\b/

describe.each(['embedded', 'server'] as const)('query plans of CMS pages in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await insertMany(database.pool, MARKET)
    await vacuumAll()
  })
  afterAll(() => database.close())

  test.each<[string, (db: Database['kysely']) => Promise<unknown>]>([
    ['the CMS', db => getCms(db, LARGE)],
    ['standings', db => listCmsStandings(db)],
    ['its builders', db => listCmsBuilders(db, LARGE, 20)],
    ['its partners', db => listCmsPartners(db, LARGE, 10)],
    ['CMS of the same kind', db => listCmsOfKind(db, 'commercial')],
    ['counts of projects', db => countCmsProjects(db, LARGE)],
    ['projects', db => listCmsProjects(db, LARGE, {}, { after: null, limit: 13 })],
    ['the next page of filtered projects', db => listCmsProjects(db, LARGE, NARROW, { after: ROW, limit: 13 })],
    ['projects shown so far', db => countCmsProjectsUpTo(db, LARGE, NARROW, ROW)],
    ['counts of reviews', db => countCmsReviews(db, LARGE)],
    ['reviews', db => listCmsReviews(db, LARGE, {}, { after: null, limit: 11 })],
    [
      'the next page of filtered reviews',
      db => listCmsReviews(db, LARGE, { service: 'sites', price: RANGE }, { after: ROW, limit: 11 }),
    ],
    ['reviews shown so far', db => countCmsReviewsUpTo(db, LARGE, { service: 'sites' }, ROW)],
    ['one review', db => getCmsReview(db, 1)],
    ['neighbours of a review', db => getCmsReviewNeighbours(db, LARGE, ROW)],
  ])('%s: no sequential scan of a growing table in the generic and the custom plan', async (_, ask) => {
    const statements = await statementsOf(database.pool, () => ask(database.kysely))
    expect(statements.length).toBeGreaterThan(0)
    for (const { text, values } of statements) {
      expect(await keptPlan(database.pool, text, values.length)).not.toMatch(GROWING)
      expect(await customPlan(text, values)).not.toMatch(GROWING)
    }
  })

  test.each<[string, (db: Database['kysely']) => Promise<unknown>]>([
    ['projects', db => countCmsProjects(db, LARGE)],
    ['builders', db => listCmsBuilders(db, LARGE, 20)],
    ['reviews', db => countCmsReviews(db, LARGE)],
  ])('%s of a large CMS are counted by an index-only scan', async (_, ask) => {
    const [statement] = await statementsOf(database.pool, () => ask(database.kysely))
    expect(await customPlan(statement?.text ?? '', statement?.values ?? [])).toMatch(
      /Index Only Scan using (project_by|review_counted_by)_system/,
    )
  })

  /** VACUUM skips a table while autovacuum holds it, so retry. */
  async function vacuumAll(): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1) {
      await database.pool.query('vacuum analyze')
      const { rows } = await database.pool.query(
        `select from pg_class where relname in ('project', 'review') and relallvisible < relpages`,
      )
      if (rows.length === 0) return
    }
  }

  async function customPlan(text: string, values: unknown[]): Promise<string> {
    const { rows } = await database.pool.query(`explain ${text}`, values)
    return rows.map(row => row['QUERY PLAN']).join('\n')
  }
})

/** Large enough that a sequential scan is never the cheapest plan. */
const MARKET = [
  `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
   select 'agency-' || n, 'Агентство ' || n, 'ООО', '1655000000', 'russia', 'kazan', 2010, 20, '', 'a' || n, '', '', ''
   from generate_series(1, 6000) n`,
  `insert into client_company (slug, name, industry, domain) select 'client-' || n, 'Клиент ' || n, 'finance', 'c' || n
   from generate_series(1, 2000) n`,
  `insert into cms (slug, title, kind, vendor, licence) select slug, slug, 'commercial', '', ''
   from unnest('{bitrix,netcat,hostcms}'::text[]) slug`,
  `insert into cms_partner (cms, agency_id, level, since) select 'bitrix', id, 'Партнёр', '2020-01-01' from agency where id % 100 = 0`,
  `insert into project (agency_id, client_id, title, summary, service, site_type, industry, system, budget, months, launched)
   select agency.id, 1 + (agency.id * n) % 2000, 'Проект', repeat('слово ', 60), 'sites', 'shop', 'finance',
     (array['bitrix', 'netcat', 'hostcms'])[1 + n % 3], 500000, 3, '2026-01-01'::date - n
   from agency cross join generate_series(1, 3) n`,
  `insert into award (agency_id, project_id, contest, contest_weight, nomination, place, year)
   select agency_id, id, 'Конкурс', 1, 'Номинация', 1, 2025 from project where id % 5 = 0`,
  `insert into review (agency_id, project_id, system, service, overall, quality, terms, communication, value, recommend,
     body, price, author_name, author_role, company_name, evidence, status, created_at, published_at)
   select agency_id, id, system, 'sites', 5, 5, 5, 5, 5, 5, repeat('слово ', 60), 500000, '', '', '', 'company-mail',
     'published', '2026-01-01', '2026-01-01'::timestamptz - id * interval '1 minute' from project`,
  `insert into review_reply (review_id, body, created_at) select id, '', now() from review where id % 3 = 0`,
  `insert into methodology (version, published_at, reason, weights) values ('2026.1', '2026-01-15', '', '{}')`,
  `insert into edition (type, methodology, as_of, computed_at) values ('cms', '2026.1', now(), now())`,
]
