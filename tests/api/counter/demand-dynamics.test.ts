import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { recomputeStatistics } from '#server/operations/recompute-statistics.ts'
import { openTestApp, type TestApp } from '#tests/support/site/test-app.ts'

const PATH = '/digital-agencies/'
/** A Moscow day in the middle of a month: the twelve full months before it end with October. */
const NOW = new Date('2026-11-16T12:00:00Z')

let site: TestApp

beforeAll(async () => {
  site = await openTestApp()
  site.context.now = () => NOW
  await pool().query('delete from tally')
  await pool().query('delete from stat_series')
})
afterAll(() => site.close())

const pool = () => site.context.database.pool

const ask = async (query = ''): Promise<Answer<'demand-dynamics'>['demand']> => {
  site.context.memo.clear()
  const answer = await site.app.inject({ url: `/api/demand-dynamics${query}` })
  expect(answer.statusCode).toBe(200)
  return answer.json().demand
}
const ofRating = (path = PATH) => ask(`?path=${encodeURIComponent(path)}`)

const insert = (rows: [day: string, kind: string, subject: string, type: string, region: string, hits: number][]) =>
  pool().query(
    `insert into tally (day, kind, subject, type, region, device, hits)
     select (row->>0)::date, row->>1, row->>2, row->>3, row->>4, 'desktop', (row->>5)::int
     from jsonb_array_elements($1::jsonb) row`,
    [JSON.stringify(rows)],
  )

const monthsBefore = (count: number, skipped = 0) =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(2026, 9 - skipped - index, 1)).toISOString().slice(0, 10),
  )

describe('demand for a rating', () => {
  test('is hidden while there is too little', async () => {
    expect(await ofRating()).toBeNull()
    expect(await ask()).toBeNull()
  })

  test('is the views of twelve full months against the twelve before', async () => {
    await insert([
      ...monthsBefore(12).map(day => [day, 'rating', '', 'digital-agencies', '', 100] as never),
      ...monthsBefore(12, 12).map(day => [day, 'rating', '', 'digital-agencies', '', 80] as never),
      // The month that is not over, another slice and another type are not part of it.
      ['2026-11-02', 'rating', '', 'digital-agencies', '', 7_000],
      ['2026-10-02', 'rating', 'city/kazan', 'digital-agencies', 'kazan', 7_000],
      ['2026-10-02', 'rating', '', 'crm', '', 7_000],
    ])
    const demand = await ofRating()
    expect(demand).toMatchObject({ views: 1200, before: 960, supply: null })
    expect(demand?.months.map(({ month }) => month)).toEqual([
      ...['2025-11', '2025-12', '2026-01', '2026-02', '2026-03', '2026-04'],
      ...['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'],
    ])
  })

  test('has tenders per participant once there are twenty', async () => {
    await insert([['2026-06-10', 'tender', 'city/kazan', 'digital-agencies', 'kazan', 19]])
    expect((await ofRating())?.supply).toBeNull()
    await insert([['2026-07-10', 'tender', '', 'digital-agencies', '', 5]])
    const { edition } = (await site.app.inject({ url: `/api/rating-page-main-info?path=${PATH}` })).json()
    expect((await ofRating())?.supply).toEqual({ tenders: 24, participants: edition.participants, unnamed: 0 })
  })

  test('is not told of the archive, and an unknown rating is a 404', async () => {
    const { year } = await site.context.database.kysely
      .selectFrom('edition')
      .select('year')
      .where('year', 'is not', null)
      .where('type', '=', 'digital-agencies')
      .executeTakeFirstOrThrow()
    expect(await ofRating(`${PATH}${year}/`)).toBeNull()
    const answer = await site.app.inject({ url: '/api/demand-dynamics?path=/digital-agencies/2003/' })
    expect(answer.statusCode).toBe(404)
  })

  test('is in the page with its base, and the state does not repeat it', async () => {
    const { body } = await site.app.inject({ url: PATH })
    const text = body.replaceAll('\u00a0', ' ')
    expect(text).toContain('На 25 % больше, чем годом раньше: 1 200 показов против 960.')
    expect(body).not.toContain('"demand-dynamics"')
  })

  test('is absent from the page of a slice without counts', async () => {
    const { body } = await site.app.inject({ url: '/crm/' })
    expect(body).not.toContain('Динамика спроса')
  })
})

test('tenders and views of one platform are not those of the other', async () => {
  await pool().query(
    `update slice_size set participants = 12
     where slice like 'platform/%' and edition_id in (select id from edition where frozen_at is null)`,
  )
  const shown = ['platform/ios', 'platform/android'].flatMap(slice =>
    monthsBefore(12).map(day => [day, 'rating', slice, 'apps', '', 50] as never),
  )
  await insert([
    ...shown,
    ['2026-06-10', 'tender', 'platform/ios', 'apps', '', 21],
    ['2026-06-10', 'tender', 'platform/ios/city/kazan', 'apps', 'kazan', 4],
    ['2026-06-10', 'tender', 'platform/android', 'apps', '', 22],
    // The sender named no platform.
    ['2026-06-10', 'tender', '', 'apps', '', 100],
  ])
  expect((await ofRating('/apps/ios/'))?.supply).toMatchObject({ tenders: 25, unnamed: 100 })
  expect((await ofRating('/apps/android/'))?.supply).toMatchObject({ tenders: 22, unnamed: 100 })
})

test('demand for all ratings is the views of the statistics, of the months they are computed for', async () => {
  await insert([
    ['2026-10-03', 'page', 'main', '', '', 5_000],
    ['2026-10-03', 'page', 'rating', '', '', 5_000],
  ])
  await recomputeStatistics(site.context.database.kysely, { now: NOW })
  const { rows } = await pool().query(
    `select sum(hits)::int as views from tally where kind = 'rating' and day between '2025-11-01' and '2026-10-31'`,
  )
  const { rows: agencies } = await pool().query('select count(*)::int as count from agency')
  const demand = await ask()
  expect(demand).toMatchObject({ views: rows[0].views, supply: { tenders: 171, participants: agencies[0].count } })

  // Until the night's run, the month that has just ended is unknown rather than empty.
  site.context.now = () => new Date('2026-12-01T01:00:00Z')
  await pool().query(`delete from stat_series where at = '2026-11-01'`)
  expect((await ask())?.months).toEqual(demand?.months)
  site.context.now = () => NOW
})
