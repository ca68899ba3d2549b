import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency } from '#tests/support/database/market-rows.ts'
import type { Database, Db } from '../../connect.ts'
import type { EditionContent, NewEntry } from './edition-rows.ts'
import { getEditionHash, updateFrozenEdition } from './edition-seal.ts'
import {
  getEdition,
  getPrecedingEdition,
  insertMethodology,
  listEntryPlaces,
  type NewEdition,
  replaceEdition,
} from './editions.ts'

const AS_OF = new Date('2026-03-01T12:00:00Z')
const METHODOLOGY = { version: '2026.1', publishedAt: '2026-01-15', reason: 'Причина', weights: { b: 0.5, a: [1] } }

let database: Database
let db: Db
let agencies: number[]

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  db = database.kysely
  agencies = [await insertAgency(db, 'aurora'), await insertAgency(db, 'birch')]
  await insertMethodology(db, METHODOLOGY)
})
afterAll(() => database.close())

const edition = (own: Partial<NewEdition> = {}): NewEdition => ({
  ...{ type: 'crm', year: null, methodology: '2026.1', asOf: AS_OF, computedAt: AS_OF, comparedAt: null },
  ...own,
})

const entry = (own: Partial<NewEntry> = {}): NewEntry => ({
  ...{ slice: '', tier: '', agencyId: agencies[0] ?? 0, position: 1, place: 1 },
  ...{ placeFrom: 1, placeTo: 2, previousPlace: null, score: 88.4 },
  ...{ addends: [35, 22.125, 15, 6.25, 5, 5], projects: 4, reviews: 3, average: 4.33, priceFrom: null },
  ...{ above: null, budgets: [300_000, 500_000, 900_000] },
  ...own,
})

const EVIDENCE = { projects: [[7, 1.5]], reviews: [], cases: [], awards: [], facts: ['team'], share: [1, 2] }

const content = (entries: NewEntry[], own: Partial<EditionContent> = {}): EditionContent => ({
  entries,
  evidence: [{ key: '', agencyId: agencies[0] ?? 0, evidence: EVIDENCE }],
  participants: [{ agencyId: agencies[0] ?? 0, facets: [10_001, 20_003] }],
  sliceSizes: [
    {
      ...{ slice: '', tier: '', participants: entries.length, projects: 4, bestProjects: 1.5 },
      ...{ budgets: null, priceBounds: [300_000, 900_000] },
    },
  ],
  ...own,
})

test('an edition is stored and replaced as a whole under the same id', async () => {
  const first = await replaceEdition(
    db,
    edition(),
    content([
      entry(),
      entry({ agencyId: agencies[1] ?? 0, position: 2, place: 2, previousPlace: 5, average: null, priceFrom: 90_000 }),
    ]),
  )
  expect(await db.selectFrom('entry').selectAll().where('edition_id', '=', first).orderBy('place').execute()).toEqual([
    {
      ...{ edition_id: first, slice: '', tier: '', agency_id: agencies[0] },
      ...{ position: 1, place: 1, place_from: 1, place_to: 2 },
      ...{ previous_place: null, score: 88.4, addends: [35, 22.125, 15, 6.25, 5, 5], projects: 4, reviews: 3 },
      ...{ average: 4.33, price_from: null, above_place: null, above_score: null },
      ...{ budget_quartiles: [300_000, 500_000, 900_000], month_places: null, month_scores: null },
    },
    expect.objectContaining({ agency_id: agencies[1], place: 2, previous_place: 5, average: null, price_from: 90_000 }),
  ])

  const later = new Date('2026-03-02T00:00:00Z')
  expect(await replaceEdition(db, edition({ computedAt: later }), content([entry({ slice: 'city/kazan' })]))).toBe(
    first,
  )
  expect(await listEntryPlaces(db, first)).toEqual([
    { slice: 'city/kazan', tier: '', agency_id: agencies[0], place: 1 },
  ])
  expect(await getEdition(db, 'crm', null)).toMatchObject({ id: first, year: null, computed_at: later, sha256: null })
})

test('evidence, facets and slice sizes are stored and replaced with it', async () => {
  const id = await replaceEdition(db, edition({ type: 'corporate' }), content([entry()]))
  const stored = async () => ({
    evidence: await db.selectFrom('evidence').select(['key', 'evidence']).where('edition_id', '=', id).execute(),
    facets: await db.selectFrom('participant').select('facets').where('edition_id', '=', id).execute(),
    best: await db.selectFrom('slice_size').select('best_projects').where('edition_id', '=', id).execute(),
  })
  expect(await stored()).toEqual({
    evidence: [{ key: '', evidence: EVIDENCE }],
    facets: [{ facets: [10_001, 20_003] }],
    best: [{ best_projects: 1.5 }],
  })
  await replaceEdition(db, edition({ type: 'corporate' }), { sliceSizes: [] })
  expect(await stored()).toEqual({ evidence: [], facets: [], best: [] })
})

test('a failed replacement leaves the edition unchanged', async () => {
  const id = await replaceEdition(db, edition({ type: 'performance' }), content([entry()]))
  const twice = content([entry({ place: 7 }), entry({ place: 8 })])
  await expect(replaceEdition(db, edition({ type: 'performance' }), twice)).rejects.toThrow(/duplicate key/)
  expect(await listEntryPlaces(db, id)).toMatchObject([{ place: 1 }])
})

test('more rows than fit one statement are all stored', async () => {
  const many = Array.from({ length: 2_001 }, (_, index) => entry({ slice: `list/${index}` }))
  const id = await replaceEdition(db, edition({ type: 'branding' }), content(many))
  expect(await listEntryPlaces(db, id)).toHaveLength(2_001)
})

test('CMS are stored as cms_entry rows', async () => {
  await db
    .insertInto('cms')
    .values({ slug: 'bitrix', title: '1С-Битрикс', kind: 'commercial', vendor: '1С', licence: 'коммерческая' })
    .execute()
  const row = { slice: '', cms: 'bitrix', place: 1, previousPlace: 2, score: 90.6, projects: 5, agencies: 2 }
  const cmsEntries = [{ ...row, share: 0.625, reviews: 0, average: null }]
  const id = await replaceEdition(db, edition({ type: 'cms' }), { cmsEntries, sliceSizes: [] })
  expect(await db.selectFrom('cms_entry').selectAll().where('edition_id', '=', id).execute()).toEqual([
    {
      ...{ edition_id: id, slice: '', cms: 'bitrix', place: 1, previous_place: 2, score: 90.6, projects: 5 },
      ...{ agencies: 2, share: 0.625, reviews: 0, average: null },
    },
  ])
})

test('a frozen edition has a checksum of its data and refuses every change', async () => {
  const terms = edition({ year: 2020 })
  const id = await replaceEdition(db, terms, content([entry()]))
  const sha256 = await updateFrozenEdition(db, id, AS_OF)
  expect(sha256).toMatch(/^[0-9a-f]{64}$/)
  expect(await getEdition(db, 'crm', 2020)).toMatchObject({ sha256, frozen_at: AS_OF })

  await expect(replaceEdition(db, terms, content([entry({ place: 2 })]))).rejects.toThrow(/frozen/)
  await expect(updateFrozenEdition(db, id, AS_OF)).rejects.toThrow(/frozen/)
  const change = { place: 3 }
  await expect(db.updateTable('entry').set(change).where('edition_id', '=', id).execute()).rejects.toThrow(/frozen/)
  for (const table of ['entry', 'evidence', 'participant', 'slice_size'] as const) {
    await expect(db.deleteFrom(table).where('edition_id', '=', id).execute()).rejects.toThrow(/frozen/)
  }
  const newcomer = { edition_id: id, agency_id: agencies[1] ?? 0 }
  await expect(
    db
      .insertInto('participant')
      .values({ ...newcomer, facets: [] })
      .execute(),
  ).rejects.toThrow(/frozen/)
  await expect(
    db
      .insertInto('evidence')
      .values({ ...newcomer, key: '', evidence: '{}' })
      .execute(),
  ).rejects.toThrow(/frozen/)
  await expect(db.deleteFrom('edition').where('id', '=', id).execute()).rejects.toThrow(/frozen/)
  expect(await getEditionHash(db, id)).toBe(sha256)
})

test('the checksum depends on the data, not on the order of writing', async () => {
  const rows = [entry(), entry({ agencyId: agencies[1] ?? 0, position: 2, place: 2 })]
  const checksumOf = async (entries: NewEntry[], own: Partial<EditionContent> = {}) =>
    getEditionHash(db, await replaceEdition(db, edition({ year: 2025 }), content(entries, own)))
  const checksum = await checksumOf(rows)
  expect(await checksumOf(rows.toReversed())).toBe(checksum)
  expect(await checksumOf(rows.map(row => ({ ...row, addends: [35, 22.125, 15, 6.25, 5, 4.9] })))).not.toBe(checksum)
  expect(await checksumOf(rows.map(row => ({ ...row, previousPlace: 4 })))).not.toBe(checksum)
  expect(await checksumOf(rows.map(row => ({ ...row, placeTo: 9 })))).not.toBe(checksum)
  const agencyId = agencies[0] ?? 0
  const heavier = { ...EVIDENCE, projects: [[7, 1.6]] }
  expect(await checksumOf(rows, { evidence: [{ key: '', agencyId, evidence: heavier }] })).not.toBe(checksum)
  expect(await checksumOf(rows, { participants: [{ agencyId, facets: [10_001] }] })).not.toBe(checksum)
})

test('the latest earlier year precedes a year, and the last year precedes the current edition', async () => {
  for (const year of [2019, 2021]) await replaceEdition(db, edition({ type: 'apps', year }), content([]))
  await replaceEdition(db, edition({ type: 'apps' }), content([]))
  expect(await getPrecedingEdition(db, 'apps', 2019)).toBeNull()
  expect(await getPrecedingEdition(db, 'apps', 2020)).toMatchObject({ year: 2019 })
  expect(await getPrecedingEdition(db, 'apps', null)).toMatchObject({ year: 2021 })
})

test('a published methodology can be inserted again, but never with other figures', async () => {
  await insertMethodology(db, { ...METHODOLOGY, weights: { a: [1], b: 0.5 } })
  await expect(insertMethodology(db, { ...METHODOLOGY, weights: { a: [1], b: 0.4 } })).rejects.toThrow(/new version/)
})
