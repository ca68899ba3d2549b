import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, CallApi } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { quartilesOf } from '#domain/numbers/quartiles.ts'
import { localApi } from '#server/api/local-api.ts'
import { insertAgency, insertReview } from '../../support/database/market-rows.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let db: Db
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  db = site.context.database.kysely
  api = localApi(site.context)
})
afterAll(() => site.close())

const dayOf = (day: number) => new Date(`2026-03-${String(day).padStart(2, '0')}T00:00:00Z`)

/** Twenty-five days of reviews, with these marks on these days. */
async function agencyWith(slug: string, marks: Readonly<Record<number, number>>) {
  const agency_id = await insertAgency(db, slug)
  for (let day = 1; day <= 25; day += 1) {
    await insertReview(db, { agency_id, published_at: dayOf(day), overall: marks[day] ?? 5 })
  }
}

async function pagesOf(agency: string) {
  const pages: Answer<'agency-reviews'>[] = []
  for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null) {
    pages.push(await api('agency-reviews', { agency, ...(next !== '' && { next }) }))
  }
  return pages
}

const daysOf = ({ reviews }: Answer<'agency-reviews'>) =>
  reviews.map(({ published_at }) => new Date(published_at).getUTCDate())

test('the newest poor review is third, and every review is listed once with true counts of what is left', async () => {
  await agencyWith('staraya-beda', { 4: 2, 2: 1 })
  const pages = await pagesOf('staraya-beda')
  expect(pages.map(daysOf)).toEqual([
    [25, 24, 4, 23, 22, 21, 20, 19, 18, 17],
    [16, 15, 14, 13, 12, 11, 10, 9, 8, 7],
    [6, 5, 3, 2, 1],
  ])
  expect(pages.map(({ more }) => more)).toEqual([15, 5, 0])
})

test('a poor review that is among the first three anyway stays in its place', async () => {
  await agencyWith('svezhaya-beda', { 24: 3, 4: 1 })
  const pages = await pagesOf('svezhaya-beda')
  expect(pages.flatMap(daysOf)).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index))
})

test('years add up to the published reviews, and the market is the median of agencies with five reviews and more', async () => {
  const summary = await api('reviews-count-and-filters', { agency: 'staraya-beda' })
  expect(summary.years).toEqual([{ year: 2026, count: 25, average: expect.closeTo((23 * 5 + 3) / 25, 3) }])
  const rows = await db.selectFrom('review').select(['agency_id', 'terms']).where('status', '=', 'published').execute()
  const averages = [...Map.groupBy(rows, ({ agency_id }) => agency_id).values()]
    .filter(own => own.length >= 5)
    .map(own => own.reduce((sum, { terms }) => sum + terms, 0) / own.length)
  expect(summary.agencies).toBe(averages.length)
  const terms = summary.criteria.find(({ id }) => id === 'terms')
  expect(terms?.market).toBeCloseTo(quartilesOf(averages)?.[1] ?? 0, 6)
})

test('the shape of a public list is that of its own scope', async () => {
  for (const params of [{}, { category: 'sites' }, { agency: 'staraya-beda' }, { price: 2 }]) {
    const { shape, count_reviews, average_reviews } = await api('customer-reviews', params)
    expect(shape.count).toBe(count_reviews)
    expect(shape.average).toBe(average_reviews)
    expect(shape.distribution.reduce((sum, { count }) => sum + count, 0)).toBe(count_reviews)
    expect(shape.years.reduce((sum, { count }) => sum + count, 0)).toBe(count_reviews)
    expect(shape.agencies !== null).toBe('agency' in params)
  }
})
