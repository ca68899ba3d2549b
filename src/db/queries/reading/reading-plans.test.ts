import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { PRICE_RANGES, priceRangeOf } from '#domain/vocabulary/price-ranges.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertMany } from '#tests/support/database/insert-many.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { getInterview, getLastInterviewOfPerson, listInterviews, listInterviewsOfPerson } from '../people/interviews.ts'
import { getPerson } from '../people/persons.ts'
import { getCriterionMedians } from '../reviews/criterion-medians.ts'
import { countCustomerReviews, listCustomerReviews } from '../reviews/customer-reviews.ts'

const PRICE = PRICE_RANGES[3]
const PAGE = { offset: 40, limit: 20 }
const AFTER = { at: new Date('2026-01-01T00:00:00Z'), id: 7 }

type Query = [string, (db: Database['kysely']) => Promise<unknown>]

// Embedded only: an index-only scan needs a vacuum that saw the rows as old, and on the shared test server another
// session may hold an older snapshot.
const OF_THE_WHOLE_MARKET: Query[] = [
  ['counts of all responses', db => countCustomerReviews(db, null)],
  ['medians by criterion', db => getCriterionMedians(db, 5)],
]

describe.each(['embedded', 'server'] as const)('query plans of responses and interviews in the %s database', kind => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    await insertMany(database.pool, MARKET)
    await database.pool.query('vacuum analyze')
  })
  afterAll(() => database.close())

  test.each<Query>([
    ...(kind === 'embedded' ? OF_THE_WHOLE_MARKET : []),
    ['all responses', db => listCustomerReviews(db, { agencyId: null, service: null, price: null, ...PAGE })],
    ['responses of a service', db => listCustomerReviews(db, { agencyId: null, service: 'crm', price: null, ...PAGE })],
    ['responses by price', db => listCustomerReviews(db, { agencyId: null, service: null, price: PRICE, ...PAGE })],
    [
      'responses of a service by price',
      db => listCustomerReviews(db, { agencyId: null, service: 'crm', price: PRICE, ...PAGE }),
    ],
    ['responses about an agency', db => listCustomerReviews(db, { agencyId: 3, service: null, price: null, ...PAGE })],
    ['counts of responses about an agency', db => countCustomerReviews(db, 3)],
    ['the next page of interviews', db => listInterviews(db, { agencyId: null, after: AFTER, limit: 13 })],
    ['interviews of an agency', db => listInterviews(db, { agencyId: 3, after: null, limit: 13 })],
    ['interviews of a person', db => listInterviewsOfPerson(db, 3)],
    ['one interview', db => getInterview(db, 'person-3')],
    ['the last interview of a person', db => getLastInterviewOfPerson(db, 'person-3')],
    ['a person', db => getPerson(db, 'person-3')],
  ])('%s: one statement, no sequential scan of a growing table', async (_, ask) => {
    const statements = await statementsOf(database.pool, () => ask(database.kysely))
    expect(statements).toHaveLength(1)
    for (const { text, values } of statements) {
      const plan = await keptPlan(database.pool, text, values.length)
      expect(plan).not.toMatch(/Seq Scan on (review|agency|interview|person|project)\b/)
    }
  })

  test('the stored price range matches the vocabulary', async () => {
    const prices = PRICE_RANGES.flatMap(({ to }) => (to === null ? [] : [to - 1, to, to + 1]))
    const stored = await Promise.all(
      prices.map(async price => {
        const { rows } = await database.pool.query(
          'update review set price = $1 where id = (select min(id) from review) returning price_range',
          [price],
        )
        return rows[0].price_range
      }),
    )
    expect(stored).toEqual(prices.map(price => priceRangeOf(price).id))
  })
})

/** Large enough that a sequential scan is never the cheapest plan. */
const MARKET = [
  `insert into agency (slug, name, legal_name, inn, country, city, founded, headcount, site, site_domain, email, phone, tagline)
   select 'agency-' || n, 'Агентство ' || n, 'ООО', '1655000000', 'russia', 'kazan', 2010, 20, '', 'a' || n, '', '', ''
   from generate_series(1, 1000) n`,
  `insert into client_company (slug, name, industry, domain) values ('client', 'Клиент', 'finance', 'client.example')`,
  `insert into project (agency_id, client_id, title, service, industry, budget, months, launched)
   select agency.id, (select id from client_company), 'Проект', 'sites', 'finance', 500000, 3, '2026-01-01'::date - n
   from agency cross join generate_series(1, 5) n`,
  `insert into review (agency_id, project_id, service, overall, quality, terms, communication, value, recommend, body,
     price, author_name, author_role, company_name, evidence, status, created_at, published_at)
   select agency_id, id, (array['sites', 'crm', 'apps'])[1 + id % 3], 5, 5, 5, 5, 5, 5, repeat('Сделали в срок. ', 20),
     100000 + 300000 * (id % 15), '', '', '', 'company-mail', 'published', now(), now() - id * interval '1 minute'
   from project`,
  `insert into person (slug, name, role, agency_id) select 'person-' || id, '', '', id from agency`,
  `insert into interview (slug, person_id, agency_id, title, lead, answers, published_at)
   select slug, id, agency_id, '', '', '[]', now() - id * interval '1 hour' from person`,
]
