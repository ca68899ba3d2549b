import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addCrowd } from '#tests/support/database/crowd.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { keptPlan, statementsOf } from '#tests/support/database/kept-plan.ts'
import type { Database } from '../../connect.ts'
import { countReviewsByPrice, listLastReviews, listRatingReviews } from '../reviews/rating-reviews.ts'
import { insertMethodology, replaceEdition } from './editions.ts'
import { countFacets, countWithFacets } from './rating-filters.ts'
import { listRatingRows } from './rating-rows.ts'
import { listEntriesAt } from './row-details.ts'
import { listPlacesOfScores, listRivals } from './steps.ts'

const NOW = new Date('2026-06-30T00:00:00Z')
const REVIEW_PAGE = { price: null, offset: 0, limit: 10 }
const CROWD = 500
// As many as a real edition has: with a fifth of the table per slice a sequential scan would be the right plan.
const SLICES = ['', 'city/kazan', ...Array.from({ length: 50 }, (_, index) => `category/${index}`)]
const KAZAN = 20_004
const SHOPS = 30_002

describe.each(['embedded', 'server'] as const)('rows of a rating in the %s database', kind => {
  let database: Database
  let slice: { editionId: number; slice: string; tier: string }

  beforeAll(async () => {
    database = await openTestDatabase({ poolSize: 1, ...(kind === 'server' && { serverUrl: inject('serverUrl') }) })
    const methodology = { version: '2026.1', publishedAt: '2026-01-15', reason: 'Причина', weights: {} }
    await insertMethodology(database.kysely, methodology)
    const edition = { type: 'crm', year: null, methodology: '2026.1', asOf: NOW, computedAt: NOW, comparedAt: null }
    const editionId = await replaceEdition(database.kysely, edition, { sliceSizes: [] })
    await addCrowd(database.pool, { editionId, count: CROWD, slices: SLICES })
    await database.pool.query(
      `insert into review (agency_id, service, overall, quality, terms, communication, value, recommend, body,
         price, author_name, author_role, company_name, evidence, status, created_at, published_at)
       select agency.id, case n % 3 when 0 then 'crm' else 'sites' end, 5, 5, 5, 5, 5, 5, '', n % 12, '', '', '', 'company-mail',
         'published', $1, $1::timestamptz - n * interval '1 day' from agency cross join generate_series(1, 10) n`,
      [NOW],
    )
    await database.pool.query('analyze')
    slice = { editionId, slice: 'city/kazan', tier: '' }
  })
  afterAll(() => database.close())

  const page = (after: number, facets: number[] = []) =>
    listRatingRows(database.kysely, { ...slice, facets, after, limit: 20 })

  test('pages follow each other without gaps or duplicates, to the end', async () => {
    const positions: number[] = []
    for (let rows = await page(0); rows.length > 0; rows = await page(positions.at(-1) ?? 0)) {
      positions.push(...rows.map(({ position }) => position))
    }
    expect(positions).toEqual(Array.from({ length: CROWD }, (_, index) => index + 1))
  })

  test('filtered rows keep their order and places', async () => {
    const rows = await page(50, [KAZAN, SHOPS])
    expect(rows).toHaveLength(20)
    const rare = { ...slice, facets: [KAZAN, SHOPS], isRare: true, after: 50, limit: 20 }
    expect(await listRatingRows(database.kysely, rare)).toEqual(rows)
    for (const { position, place, slug } of rows) {
      expect(position).toBeGreaterThan(50)
      expect(place).toBe(position)
      expect([Number(slug.slice(6)) % 7, Number(slug.slice(6)) % 3]).toEqual([3, 1])
    }
    expect(rows.map(({ position }) => position)).toEqual(rows.map(({ position }) => position).sort((a, b) => a - b))
  })

  test('a facet is counted under the other filters, not its own', async () => {
    const others = new Map([
      [10_000, [KAZAN]],
      [20_000, []],
      [30_000, [KAZAN]],
    ])
    const counts = new Map(
      (await countFacets(database.kysely, slice, others)).map(row => [row.facet, row.participants]),
    )
    expect(counts.get(10_001)).toBe(await countWithFacets(database.kysely, slice, [10_001, KAZAN]))
    expect(counts.get(20_002)).toBe(await countWithFacets(database.kysely, slice, [20_002]))
    expect(counts.get(SHOPS)).toBe(await countWithFacets(database.kysely, slice, [SHOPS, KAZAN]))
  })

  const last = () => ({ ...slice, position: 450 })
  const reviews = (participants: number) => ({ ...slice, participants, service: 'crm', asOf: NOW, work: {} })

  test('a wide slice gives the same reviews as a narrow one', async () => {
    const [wide, narrow] = await Promise.all(
      [CROWD, 10].map(participants =>
        listRatingReviews(database.kysely, reviews(participants), { price: { from: 2, to: 9 }, offset: 30, limit: 20 }),
      ),
    )
    expect(wide).toHaveLength(20)
    expect(wide).toEqual(narrow)
  })

  test.each([
    ['the first page', 'entry', () => page(0)],
    ['a late page', 'entry', () => page(450)],
    ['a filtered page', 'entry', () => page(0, [KAZAN])],
    ['a count under filters', 'entry', () => countWithFacets(database.kysely, slice, [KAZAN])],
    ['the places of promised scores', 'entry', () => listPlacesOfScores(database.kysely, last(), [50, 60])],
    ['the rivals of a row', 'entry', () => listRivals(database.kysely, last())],
    ['the neighbours of a row', 'entry', () => listEntriesAt(database.kysely, slice, [1, 449])],
    ['reviews of a narrow slice', 'review', () => listRatingReviews(database.kysely, reviews(10), REVIEW_PAGE)],
    ['reviews of a wide slice', 'review', () => listRatingReviews(database.kysely, reviews(CROWD), REVIEW_PAGE)],
    ['the last review of a row', 'review', () => listLastReviews(database.kysely, reviews(CROWD), [1, 2, 3])],
    ['a count of reviews', 'review', () => countReviewsByPrice(database.kysely, reviews(CROWD), [1, 2, 3])],
  ])('%s: no sequential scan of a growing table', async (_, table, ask) => {
    const statements = await statementsOf(database.pool, ask)
    expect(statements).toHaveLength(1)
    for (const { text, values } of statements) {
      const plan = await keptPlan(database.pool, text, values.length)
      expect(plan).toMatch(new RegExp(`on ${table}\\b`))
      expect(plan).not.toMatch(/Seq Scan on (entry|review)\b/)
    }
  })
})
