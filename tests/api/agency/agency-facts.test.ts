import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { localApi } from '#server/api/local-api.ts'
import { busiestAgency } from '../../support/calls/known-things.ts'
import { insertReview } from '../../support/database/market-rows.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'

let site: TestApp
let db: Db
let api: CallApi
/** The agency with the most projects and reviews. */
let busy: { id: number; slug: string }

beforeAll(async () => {
  site = await openTestApp()
  db = site.context.database.kysely
  api = localApi(site.context)
  busy = await busiestAgency(db)
})
afterAll(() => site.close())

test('the summary averages published reviews, and the transparency block counts reviews of every status', async () => {
  await insertReview(db, { agency_id: busy.id, status: 'declined', published_at: null })
  await insertReview(db, { agency_id: busy.id, status: 'pending', published_at: null })
  site.context.memo.clear()
  const rows = await db
    .selectFrom('review')
    .select(['overall', 'quality', 'status'])
    .where('agency_id', '=', busy.id)
    .execute()
  const published = rows.filter(({ status }) => status === 'published')
  const countOf = (status: string) => rows.filter(row => row.status === status).length
  const summary = await api('reviews-count-and-filters', { agency: busy.slug })
  const header = await api('agency-header', { agency: busy.slug })
  const mean = (key: 'overall' | 'quality') => published.reduce((sum, row) => sum + row[key], 0) / published.length
  expect(summary.average).toBeCloseTo(mean('overall'), 2)
  expect(summary.criteria[0]?.average).toBeCloseTo(mean('quality'), 2)
  expect(summary.distribution).toEqual(
    [5, 4, 3, 2, 1].map(mark => ({ overall: mark, count: published.filter(row => row.overall === mark).length })),
  )
  expect(summary.transparency).toEqual({
    received: rows.length,
    published: published.length,
    declined: countOf('declined'),
    in_check: countOf('pending'),
  })
  expect(summary.transparency.declined).toBeGreaterThan(0)
  expect(header.reviews).toEqual({ average: summary.average, count: summary.count })
  expect(header.tabs.find(({ key }) => key === 'reviews')?.count).toBe(summary.count)
})

test('long reviews are cut at a word boundary, in lists only', async () => {
  const body = `Начало. ${'слово '.repeat(200)}конец.`
  const id = await insertReview(db, { agency_id: busy.id, body, published_at: new Date('2026-11-02T00:00:00Z') })
  const { reviews } = await api('agency-reviews', { agency: busy.slug })
  const listed = reviews.find(review => review.id === id)
  expect(listed?.is_cut).toBe(true)
  expect(listed?.body).toMatch(/^Начало\. (слово )+слово…$/)
  expect(listed?.body.length).toBeLessThanOrEqual(601)
  expect((await api('agency-review-get', { id })).review).toMatchObject({ body, is_cut: false })
})

test('the place of an agency is listed for every edition, with the cause of each change', async () => {
  const { ratings, history } = await api('agency-presence-in-rating', { agency: busy.slug })
  for (const { path, place, of, score } of ratings.slice(0, 3)) {
    const rating = await api('rating-page-main-info', { path })
    expect(rating.edition.participants).toBe(of)
    expect(rating.rows.find(({ agency }) => agency.name_lat === busy.slug)).toMatchObject({ place, score })
  }
  expect(history?.editions.at(-1)?.title).toBe('Сейчас')
  expect(history?.editions[0]?.cause).toBeNull()
  for (const { path, place } of history?.editions ?? []) {
    const { rows } = await api('rating-page-main-info', { path })
    expect(rows.find(({ agency }) => agency.name_lat === busy.slug)?.place).toBe(place)
  }
  if ((history?.editions.length ?? 0) > 1) expect(history?.editions.at(-1)?.cause).toMatch(/отзыв|проект|кейс|наград/)
})

test('similar agencies exclude the agency itself, and the note says why they were chosen', async () => {
  const agencies = await db.selectFrom('agency').select('slug').execute()
  for (const { slug } of agencies) {
    const { similar, similar_note } = await api('agency-about', { agency: slug })
    expect(similar.map(({ name_lat }) => name_lat)).not.toContain(slug)
    expect(similar.length).toBeLessThanOrEqual(6)
    expect(similar_note === '').toBe(similar.length === 0)
    if (similar.length > 0) expect(similar_note).toMatch(/^(Стоят рядом в списке|Первые в списке|Тоже работают) /)
  }
})
