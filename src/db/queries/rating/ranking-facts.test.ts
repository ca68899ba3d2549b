import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject, insertReview } from '#tests/support/database/market-rows.ts'
import type { Database, Db } from '../../connect.ts'
import { listAgencyFacts, listSystemFacts } from './ranking-facts.ts'

const AS_OF = new Date('2026-03-01T12:00:00Z')
const BEFORE = new Date('2026-02-01T00:00:00Z')
const AFTER = new Date('2026-04-01T00:00:00Z')

let database: Database
let db: Db
let agency: number
let project: number

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  db = database.kysely
  await db
    .insertInto('cms')
    .values({ slug: 'bitrix', title: '1С-Битрикс', kind: 'commercial', vendor: '1С', licence: 'коммерческая' })
    .execute()
  agency = await insertAgency(db, 'aurora', { price_from: 90_000 })
  await insertAgency(db, 'birch')
  const client = await insertClient(db, 'bank', ['expert-400'])
  const own = { agency_id: agency, client_id: client }
  project = await insertProject(db, { ...own, system: 'bitrix', platforms: ['ios'], launched: '2026-03-01' })
  await insertProject(db, { ...own, launched: '2026-03-02' })
})
afterAll(() => database.close())

async function loadAll(batch?: number) {
  const agencies = []
  for await (const some of listAgencyFacts(db, AS_OF, batch)) agencies.push(...some)
  return agencies
}

const load = async () => {
  const [aurora] = await loadAll()
  if (!aurora) throw new Error('The first agency is missing')
  return aurora
}

test('an agency without facts has empty lists, and CMS come with their kind', async () => {
  expect((await loadAll())[1]).toEqual({
    ...{ id: agency + 1, slug: 'birch', country: 'russia', city: 'kazan', servicePrices: {}, priceLines: [] },
    ...{ projects: [], reviews: [], cases: [], awards: [], checkedFacts: [], checkedAt: {} },
  })
  expect(await listSystemFacts(db)).toEqual([{ slug: 'bitrix', kind: 'commercial' }])
})

test('projects launched by that day have the lists of their client and a UTC launch date', async () => {
  expect((await load()).projects).toEqual([
    {
      ...{ id: project, agencyId: agency, service: 'sites', siteType: null, industry: 'finance', system: 'bitrix' },
      ...{ webServer: null, platforms: ['ios'], clientLists: ['expert-400'], budget: 500_000, isVerified: true },
      isNda: false,
      launchedAt: Date.UTC(2026, 2, 1),
    },
  ])
})

test('only reviews published by then count', async () => {
  const known = await insertReview(db, { agency_id: agency, project_id: project, published_at: BEFORE })
  await insertReview(db, { agency_id: agency, published_at: AFTER })
  await insertReview(db, { agency_id: agency, status: 'pending', published_at: null })
  await insertReview(db, { agency_id: agency, status: 'declined', published_at: null })
  expect((await load()).reviews).toEqual([
    {
      ...{ id: known, agencyId: agency, projectId: project, service: 'sites', system: null, overall: 5 },
      ...{ evidence: 'company-mail', publishedAt: BEFORE.getTime() },
    },
  ])
})

test('only cases, awards, checked facts and prices known by then count', async () => {
  const study = { agency_id: agency, service: 'sites', title: '', task: '', solution: '', result: '' }
  await db
    .insertInto('case_study')
    .values([
      { ...study, has_measured_result: true, published_at: BEFORE },
      { ...study, has_measured_result: true, published_at: AFTER },
    ])
    .execute()
  const award = { agency_id: agency, contest: 'Конкурс', contest_weight: 0.75, nomination: '', place: 2 }
  await db
    .insertInto('award')
    .values([
      { ...award, year: 2026 },
      { ...award, year: 2027 },
    ])
    .execute()
  const fact = { agency_id: agency, value: '', source: '' }
  await db
    .insertInto('agency_fact')
    .values([
      { ...fact, kind: 'prices', checked_at: BEFORE },
      { ...fact, kind: 'team', checked_at: AFTER },
      { ...fact, kind: 'legal', checked_at: null },
    ])
    .execute()
  await db
    .insertInto('agency_service')
    .values([
      { agency_id: agency, service: 'sites', share: 0.8, price_from: 200_000 },
      { agency_id: agency, service: 'crm', share: 0.2, price_from: null },
    ])
    .execute()
  await db
    .insertInto('price_line')
    .values({
      agency_id: agency,
      service: 'sites',
      site_type: 'shop',
      title: '',
      unit: 'project',
      price_from: 9,
      included: '',
    })
    .execute()
  const facts = await load()
  expect(facts.priceLines).toEqual([{ service: 'sites', siteType: 'shop', from: 9 }])
  expect(facts.cases).toMatchObject([{ projectId: null, hasMeasuredResult: true, publishedAt: BEFORE.getTime() }])
  expect(facts.awards).toMatchObject([{ contestWeight: 0.75, place: 2, year: 2026 }])
  expect(facts.checkedFacts).toEqual(['prices'])
  expect(facts.servicePrices).toEqual({ sites: 200_000 })
})

test('batches of any size give the same facts', async () => {
  expect(await loadAll(1)).toEqual(await loadAll())
})

// Must run last: it drops tables.
test('sponsorship is not an input: without the sponsor and ad tables the facts are the same', async () => {
  const before = await loadAll()
  await database.pool.query('drop table ad_placement, sponsor cascade')
  expect(await loadAll()).toEqual(before)
})
