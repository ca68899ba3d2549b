import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Database, Db } from '#db/connect.ts'
import { getEditionHash } from '#db/queries/rating/edition-seal.ts'
import { getEdition } from '#db/queries/rating/editions.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject, insertReview } from '#tests/support/database/market-rows.ts'
import { publishEditions } from './publish-editions.ts'
import { recomputeRatings } from './recompute-ratings.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const START = 60_000

let database: Database
let db: Db

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  db = database.kysely
  const client = await insertClient(db, 'bank')
  await db
    .insertInto('cms')
    .values(
      ['bitrix', 'joomla', 'wordpress'].map((slug, index) => ({
        ...{ slug, title: slug, kind: index === 0 ? 'commercial' : 'opensource', vendor: '', licence: '' },
      })),
    )
    .execute()
  // Aurora has reviews since 2026; until then birch leads by its larger projects. Cedar makes them enough to compare.
  const aurora = await insertAgency(db, 'aurora')
  const birch = await insertAgency(db, 'birch')
  const cedar = await insertAgency(db, 'cedar')
  const small = { agency_id: cedar, client_id: client, budget: 100_000, is_verified: false, system: 'joomla' }
  for (const launched of ['2021-01-01', '2021-02-01', '2021-03-01', '2026-01-01', '2026-02-01', '2026-03-01']) {
    await insertProject(db, { agency_id: aurora, client_id: client, launched, budget: 200_000, system: 'bitrix' })
    await insertProject(db, { agency_id: birch, client_id: client, launched, budget: 900_000, system: 'wordpress' })
    await insertProject(db, { ...small, launched })
  }
  for (let count = 0; count < 20; count += 1) {
    await insertReview(db, { agency_id: aurora, published_at: new Date('2026-06-01T00:00:00Z') })
  }
}, START)
afterAll(() => database.close())
beforeEach(async () => {
  await db.deleteFrom('edition').where('frozen_at', 'is', null).execute()
})

async function listOverallPlaces(type: string, year: number | null) {
  const edition = await getEdition(db, type, year)
  return db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select(['agency.slug', 'entry.place', 'entry.previous_place', 'entry.score'])
    .where('edition_id', '=', edition?.id ?? 0)
    .where('slice', '=', '')
    .where('tier', '=', '')
    .orderBy('place')
    .execute()
}

test('a dry run computes all nine ratings and writes none', async () => {
  const seen: string[] = []
  const done = await recomputeRatings(db, { now: NOW, dryRun: true, onProgress: ({ type }) => seen.push(type) })
  expect(done).toHaveLength(9)
  expect(seen).toEqual(done.map(({ type }) => type))
  expect(done.find(({ type }) => type === 'digital-agencies')?.entries).toBeGreaterThan(0)
  expect(await db.selectFrom('edition').selectAll().execute()).toEqual([])
})

test('the current edition of every type is written, CMS included', async () => {
  await recomputeRatings(db, { now: NOW })
  const editions = await db.selectFrom('edition').select(['type', 'year', 'methodology']).execute()
  expect(editions).toHaveLength(9)
  expect(new Set(editions.map(({ methodology }) => methodology))).toEqual(new Set(['2026.1']))
  // Only one system is commercial: too few to compare.
  expect(await db.selectFrom('cms_entry').select(['slice', 'cms', 'projects']).orderBy('cms').execute()).toEqual(
    ['bitrix', 'joomla', 'wordpress'].map(cms => ({ slice: '', cms, projects: 3 })),
  )
})

test('only the requested types are computed', async () => {
  await recomputeRatings(db, { now: NOW, types: ['crm'] })
  expect(await db.selectFrom('edition').select('type').execute()).toEqual([{ type: 'crm' }])
})

test('changing every sponsor and every ad changes no byte of the edition', async () => {
  const hashNow = async () => {
    await recomputeRatings(db, { now: NOW, types: ['digital-agencies'] })
    return getEditionHash(db, (await getEdition(db, 'digital-agencies', null))?.id ?? 0)
  }
  const before = await hashNow()
  const { id: sponsor_id } = await db
    .insertInto('sponsor')
    .values({ name: 'Спонсор', advertiser: 'ООО «Спонсор»', inn: '1655000001', link: 'https://sponsor.example/' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const agencies = await db.selectFrom('agency').select('id').execute()
  await db
    .insertInto('ad_placement')
    .values(
      agencies.map(({ id }) => ({
        ...{ sponsor_id, slot: 'wide_native_card', rating_type: 'digital-agencies', agency_id: id },
        ...{ sponsor_type: 'general', title: 'Реклама', starts_on: '2026-01-01', ends_on: '2026-12-31' },
      })),
    )
    .execute()
  expect(await hashNow()).toBe(before)
  await db.updateTable('sponsor').set({ name: 'Другой', advertiser: 'ООО «Другой»', inn: '7700000002' }).execute()
  await db
    .updateTable('ad_placement')
    .set({ slot: 'general', agency_id: agencies[0]?.id ?? null })
    .execute()
  expect(await hashNow()).toBe(before)
  await db.deleteFrom('sponsor').execute()
  expect(await hashNow()).toBe(before)
})

const listMonths = async () => {
  const edition = await getEdition(db, 'digital-agencies', null)
  const rows = await db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select(['agency.slug', 'entry.month_places'])
    .where('edition_id', '=', edition?.id ?? 0)
    .where('slice', '=', '')
    .where('tier', '=', '')
    .execute()
  return Object.fromEntries(rows.map(({ slug, month_places }) => [slug, month_places]))
}

test('each month keeps the place of its last recompute', async () => {
  const types = ['digital-agencies'] as const
  // Until June birch leads; a month without a recompute stays empty.
  for (const day of ['2026-03-20', '2026-05-01', '2026-05-31'])
    await recomputeRatings(db, { types, now: new Date(day) })
  await recomputeRatings(db, { types, now: NOW })
  expect(await listMonths()).toEqual({ aurora: [2, null, 2, 1], birch: [1, null, 1, 2], cedar: [3, null, 3, 3] })
})

test('the past months of a seeded market are those it would have recorded', async () => {
  const types = ['digital-agencies'] as const
  await recomputeRatings(db, { types, now: NOW, pastMonths: 3 })
  expect(await listMonths()).toEqual({ aurora: [2, 2, 2, 1], birch: [1, 1, 1, 2], cedar: [3, 3, 3, 3] })
})

const AT = new Date('2026-06-01T09:00:00Z')
const YEAR = { type: 'digital-agencies', year: 2021, at: AT } as const

test('a dry run of publishing tells the hash and the first places, and writes nothing', async () => {
  const [told] = await publishEditions(database, [YEAR], { isDryRun: true })
  const birch = await db.selectFrom('agency').select('id').where('slug', '=', 'birch').executeTakeFirstOrThrow()
  expect(told?.first).toMatchObject([{ slice: '', agencyId: birch.id }])
  expect(await db.selectFrom('edition').select('year').execute()).toEqual([])
  const [published] = await publishEditions(database, [YEAR])
  expect(published).toEqual(told)
})

test('a rating without rows gets no edition', async () => {
  expect(await publishEditions(database, [{ ...YEAR, type: 'crm' }])).toMatchObject([{ sha256: null, entries: 0 }])
  expect(await getEdition(db, 'crm', 2021)).toBeNull()
})

// Last, with the two above: a frozen edition cannot be deleted.
test('a published year is frozen under its own methodology, and the current edition compares places with it', async () => {
  const edition = await getEdition(db, 'digital-agencies', 2021)
  const sha256 = edition?.sha256
  expect(edition).toMatchObject({ methodology: '2019.1', as_of: new Date('2021-12-31T20:59:59Z') })
  expect(edition).toMatchObject({ computed_at: AT, frozen_at: AT, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect((await listOverallPlaces('digital-agencies', 2021)).map(({ slug }) => slug)).toEqual([
    'birch',
    'aurora',
    'cedar',
  ])
  await expect(publishEditions(database, [YEAR])).rejects.toThrow(/frozen/)

  await recomputeRatings(db, { now: NOW, types: ['digital-agencies'] })
  expect(await listOverallPlaces('digital-agencies', null)).toMatchObject([
    { slug: 'aurora', place: 1, previous_place: 2 },
    { slug: 'birch', place: 2, previous_place: 1 },
    { slug: 'cedar', place: 3, previous_place: 3 },
  ])
  expect(await getEditionHash(db, edition?.id ?? 0)).toBe(sha256)
})
