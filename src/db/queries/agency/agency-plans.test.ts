import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertMany } from '#tests/support/database/insert-many.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { listMentions } from '../articles/mentions.ts'
import { getCategory, listCategoryProjects, listPortfolio } from '../portfolio/portfolio-lists.ts'
import { getProject } from '../portfolio/portfolio-project.ts'
import { getPoorReview, getReview, listAgencyReviews, listReviewNeighbours } from '../reviews/agency-reviews.ts'
import { getAgencyDossier } from './agency-dossier.ts'
import { listAgencyProjects } from './agency-projects.ts'
import { listCityAgencies, listNeighbours } from './agency-similar.ts'
import { listStandings } from './agency-standings.ts'

const AFTER = { at: new Date('2025-06-30T00:00:00Z'), id: 7 }
const RANGE = { id: 2, from: 300_000, to: 1_000_000 } as const
const ANY = { category: null, siteType: null, industry: null, system: null, year: null, price: undefined }
const ALL = { category: 3, siteType: 'shop', industry: 'finance', system: 'bitrix', year: 2025, price: RANGE }
const ANY_SIGNS = { marks: null, year: null, isFromCompany: false, hasPaper: false, namesBetter: false }
const REVIEWS = { category: null, price: undefined, ...ANY_SIGNS, order: 'new', after: null, limit: 11 } as const
const NARROW = { category: 'crm', price: RANGE, marks: { from: 1, to: 3 }, year: 2025 } as const
const SIGNS = { isFromCompany: true, hasPaper: true, namesBetter: true }
const AFTER_RANKED = { ...AFTER, rank: 2 }
const SLICE = { editionId: 1, slice: '', tier: '' }
const REVIEW = { id: 5, agency_id: 1, published_at: new Date('2025-06-30T00:00:00Z') }

describe.each(['embedded', 'server'] as const)('query plans of agency pages in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await insertMany(database.pool, MARKET)
    await database.pool.query('analyze')
  })
  afterAll(() => database.close())

  test.each<[string, (db: Database['kysely']) => Promise<unknown>]>([
    ['the dossier', db => getAgencyDossier(db, 'agency-1', '2023-11-18')],
    ['standings', db => listStandings(db, 1, { slug: 'crm', service: 'crm' })],
    ['neighbours in a rating', db => listNeighbours(db, SLICE, 40, 6)],
    ['agencies of a city', db => listCityAgencies(db, { city: 'kazan', id: 1, since: '2023-11-18' }, 6)],
    ['all projects', db => listAgencyProjects(db, 1)],
    ['a portfolio', db => listPortfolio(db, 1, { filters: ANY, after: null, limit: 13 })],
    ['the next page of a filtered portfolio', db => listPortfolio(db, 1, { filters: ALL, after: AFTER, limit: 13 })],
    ['a category', db => getCategory(db, 3)],
    ['projects of a category', db => listCategoryProjects(db, 3, { offset: 12, limit: 12 })],
    ['a project', db => getProject(db, 1, ANY)],
    ['a project in a filtered list', db => getProject(db, 1, ALL)],
    ['reviews', db => listAgencyReviews(db, 1, REVIEWS)],
    [
      'the next page of filtered reviews',
      db => listAgencyReviews(db, 1, { ...NARROW, ...SIGNS, order: 'new', after: AFTER_RANKED, limit: 11 }),
    ],
    [
      'the next page of ranked reviews',
      db => listAgencyReviews(db, 1, { ...REVIEWS, order: 'proven', after: AFTER_RANKED }),
    ],
    ['the newest poor review', db => getPoorReview(db, 1, { ...NARROW, ...SIGNS }, 3)],
    ['one review', db => getReview(db, 1)],
    ['mentions', db => listMentions(db, { slug: 'agency-3', after: AFTER, limit: 21 })],
    ['neighbours of a review', db => listReviewNeighbours(db, REVIEW)],
  ])('%s: one statement, no sequential scan of a growing table', async (_, ask) => {
    const statements = await statementsOf(database.pool, () => ask(database.kysely))
    expect(statements).toHaveLength(1)
    for (const { text, values } of statements) {
      const plan = await keptPlan(database.pool, text, values.length)
      for (const [, table = ''] of plan.matchAll(/Seq Scan on (\w+)/g)) expect(SMALL).toContain(table)
    }
  })
})

/** Their size does not depend on the market. */
const SMALL = ['cms', 'edition', 'promo_entry', 'promo_nomination', 'promo_year']

/** Large enough that a sequential scan is never the cheapest plan. */
const MARKET = [
  `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
   select 'agency-' || n, 'Агентство ' || n, 'ООО', '1655000000', 'russia', 'city-' || n % 100, 2010, 20, '', 'a' || n, '', '', ''
   from generate_series(1, 2000) n`,
  `insert into agency_service (agency_id, service, share) select id, service, 0.5 from agency cross join unnest('{sites,crm}'::text[]) service`,
  `insert into agency_fact (agency_id, kind, value, source) select id, 'legal', '', '' from agency`,
  `insert into office (agency_id, city, address, phone) select id, city, '', '' from agency`,
  `insert into price_line (agency_id, service, title, unit, price_from, included)
   select id, 'sites', '', 'project', 1, '' from agency`,
  `insert into client_company (slug, name, industry, domain) select 'client-' || n, 'Клиент ' || n, 'finance', 'c' || n
   from generate_series(1, 5000) n`,
  `insert into cms (slug, title, kind, vendor, licence) values ('bitrix', '1С-Битрикс', 'commercial', '', '')`,
  `insert into project (agency_id, client_id, title, service, industry, system, budget, months, launched)
   select agency.id, 1 + (agency.id * n) % 5000, 'Проект', 'sites', 'finance', 'bitrix', 500000, 3, '2026-01-01'::date - n
   from agency cross join generate_series(1, 15) n`,
  `insert into award (agency_id, project_id, contest, contest_weight, nomination, place, year)
   select agency_id, id, 'Конкурс', 1, 'Номинация', 1, 2025 from project where id % 5 = 0`,
  `insert into review (agency_id, project_id, service, overall, quality, terms, communication, value, recommend, body,
     price, author_name, author_role, company_name, evidence, status, created_at, published_at)
   select agency_id, id, 'sites', 5, 5, 5, 5, 5, 5, '', 500000, '', '', '', 'company-mail', 'published', now(),
     now() - id * interval '1 minute' from project where id % 3 = 0`,
  `insert into review_reply (review_id, body, created_at) select id, '', now() from review`,
  `insert into cms_partner (cms, agency_id, level, since) select 'bitrix', id, '', '2020-01-01' from agency`,
  `insert into person (slug, name, role, agency_id) select 'person-' || id, '', '', id from agency`,
  `insert into interview (slug, person_id, agency_id, title, lead, answers, published_at)
   select slug, id, agency_id, '', '', '[]', now() from person`,
  `insert into article (kind, slug, title, lead, source, tree, agencies, published_at)
   select (array['news', 'research', 'term'])[1 + n % 3], 'text-' || n, 'Заголовок', '', '', '[]', array['agency-' || n], now()
   from generate_series(1, 3000) n`,
  `insert into case_study (agency_id, project_id, title, task, solution, result, service, has_measured_result, published_at)
   select agency_id, id, 'Кейс', '', '', '', 'sites', true, now() from project where id % 3 = 0`,
  `insert into methodology (version, published_at, reason, weights) values ('2026.1', '2026-01-15', '', '{}')`,
  `insert into edition (type, methodology, as_of, computed_at) values ('crm', '2026.1', now(), now())`,
  `insert into entry (edition_id, slice, tier, agency_id, position, place, score, addends, projects, reviews)
   select edition.id, slice, '', agency.id, agency.id, agency.id, 1, '{1,0,0,0,0,0}', 3, 0
   from edition cross join unnest('{"",city/kazan,city/ufa,city/omsk,city/tula}'::text[]) slice cross join agency`,
  `insert into slice_size (edition_id, slice, tier, participants, projects)
   select edition_id, slice, tier, count(*), 3 from entry group by 1, 2, 3
   union all select id, 'category/' || n, '', 1, 1 from edition cross join generate_series(1, 1000) n`,
  `insert into evidence (edition_id, agency_id, key, evidence) select edition_id, agency_id, key, '{}'
   from entry cross join unnest('{"",category/shop,category/food,category/home,system/bitrix}'::text[]) key where slice = ''`,
]
