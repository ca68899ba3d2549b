import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import type { Database, Db } from '#db/connect.ts'
import { CHART_SERIES } from '#db/queries/stats/chart-series.ts'
import { openTestDatabase } from '#tests/support/database/database.ts'
import { insertAgency, insertClient, insertProject, insertReview } from '#tests/support/database/market-rows.ts'
import { recomputeStatistics } from './recompute-statistics.ts'

const NOW = new Date('2026-11-15T22:00:00Z')
const TOMORROW = new Date('2026-11-16T22:00:00Z')
const QUARTERS = ['2025-05-10', '2026-02-10', '2026-08-10']

let database: Database
let db: Db
let kazan: number
let client_id: number

beforeAll(async () => {
  database = await openTestDatabase({ serverUrl: inject('serverUrl') })
  db = database.kysely
  client_id = await insertClient(db, 'bank')
  kazan = await insertAgency(db, 'aurora')
  for (const launched of QUARTERS) {
    for (let count = 0; count < 6; count += 1) {
      await insertProject(db, { agency_id: kazan, client_id, launched, budget: 100_000 * (count + 1) })
    }
    await insertReview(db, { agency_id: kazan, published_at: new Date(`${launched}T12:00:00Z`) })
  }
  await count('2026-10-05', 'desktop', 7)
})
afterAll(() => database.close())

const count = (day: string, device: string, hits: number) =>
  database.pool.query(
    `insert into tally (day, kind, subject, type, region, device, hits)
     values ($1, 'rating', 'city/kazan', 'digital-agencies', 'kazan', $2, $3)
     on conflict (kind, subject, type, region, device, day) do update set hits = tally.hits + excluded.hits`,
    [day, device, hits],
  )

async function addProjects(launched: string, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) ids.push(await insertProject(db, { agency_id: kazan, client_id, launched }))
  return ids
}

const deleteProjects = (ids: readonly number[]) => db.deleteFrom('project').where('id', 'in', ids).execute()

const run = (now = NOW, isWhole = false) => recomputeStatistics(db, { now, isWhole })

/** Row versions: a rewritten row gets another xmin even if its figures stay. */
async function versions(): Promise<Map<string, string>> {
  const { rows } = await database.pool.query<{ key: string; version: string; at: string }>(
    `select concat_ws('|', chart, region, device, rating, series, at::text) as key, xmin::text as version from stat_series`,
  )
  return new Map(rows.map(({ key, version }) => [key, version]))
}

/** Keys of rows written or removed by the action. */
async function changedBy(act: () => Promise<unknown>): Promise<string[]> {
  const before = await versions()
  await act()
  const after = await versions()
  const keys = new Set([...before.keys(), ...after.keys()])
  return [...keys].filter(key => before.get(key) !== after.get(key)).sort()
}

const figure = async (chart: string, region: string, at: string, rating = 'digital-agencies') =>
  db
    .selectFrom('stat_series')
    .select(['value', 'low', 'high', 'sample'])
    .where('chart', '=', chart)
    .where('region', '=', region)
    .where('rating', '=', rating)
    .where('at', '=', at)
    .executeTakeFirst()

describe('a run', () => {
  beforeEach(() => run())

  test('computes every chart the first time', async () => {
    await db.deleteFrom('stat_run').execute()
    const done = await run()
    expect(done.map(({ chart }) => chart)).toEqual(CHART_SERIES.map(({ chart }) => chart))
    expect(done.every(({ periods }) => periods === null)).toBe(true)
    // 100 000 … 600 000: quartiles by linear interpolation.
    const budgets = { value: 350_000, low: 225_000, high: 475_000, sample: 6 }
    for (const region of ['', 'russia', 'volga', 'kazan']) {
      expect(await figure('median-budget', region, '2026-07-01')).toEqual(budgets)
    }
    expect(await figure('median-budget', 'moscow', '2026-07-01')).toBeUndefined()
  })

  test('writes nothing the second time on the same day', async () => {
    const runsBefore = await db.selectFrom('stat_run').selectAll().execute()
    expect(await changedBy(async () => expect(await run()).toEqual([]))).toEqual([])
    expect(await db.selectFrom('stat_run').selectAll().execute()).toEqual(runsBefore)
  })

  test('only dates the charts when a day passed without changes', async () => {
    expect(await changedBy(async () => expect(await run(TOMORROW)).toEqual([]))).toEqual([])
    const runs = await db.selectFrom('stat_run').select('computed_at').distinct().execute()
    expect(runs).toEqual([{ computed_at: TOMORROW }])
  })

  test('computes just the old quarter a project was added to', async () => {
    const added = await insertProject(db, { agency_id: kazan, client_id, launched: '2025-06-30', budget: 700_000 })
    const changed = await changedBy(async () => {
      const done = await run()
      expect(new Set(done.map(({ periods }) => JSON.stringify(periods)))).toEqual(new Set(['["2025-04-01"]']))
    })
    expect(changed.length).toBeGreaterThan(0)
    expect(changed.filter(key => !key.endsWith('|2025-04-01'))).toEqual([])
    expect(await figure('median-budget', 'kazan', '2025-04-01')).toMatchObject({ value: 400_000, sample: 7 })
    await deleteProjects([added])
  })

  test('removes the figures of a quarter left with fewer than five projects', async () => {
    const added = await addProjects('2019-01-01', 5)
    await run()
    expect(await figure('median-budget', '', '2019-01-01')).toMatchObject({ sample: 5 })
    await deleteProjects(added.slice(0, 1))
    await run()
    expect(await figure('median-budget', '', '2019-01-01')).toBeUndefined()
    await deleteProjects(added)
  })

  test('keeps what was shown at the end of a day, and nothing that no day ended with', async () => {
    const past = () =>
      db
        .selectFrom('stat_series_past')
        .select(['at', 'value', 'since', 'until'])
        .where('chart', '=', 'new-work')
        .execute()
    const added = [...(await addProjects('2018-01-01', 5)), ...(await addProjects('2026-10-20', 5))]
    await run()
    added.push(...(await addProjects('2018-01-01', 1)))
    await run()
    expect(await past()).toEqual([])
    // The second quarter is not over, so its figure was never shown.
    added.push(...(await addProjects('2018-01-01', 1)), ...(await addProjects('2026-10-20', 1)))
    await run(TOMORROW)
    const kept = await past()
    expect(new Set(kept.map(({ at, value }) => `${at} ${value}`))).toEqual(new Set(['2018-01-01 6']))
    expect(kept[0]).toMatchObject({ since: NOW, until: TOMORROW })
    await db.deleteFrom('stat_series_past').execute()
    await deleteProjects(added)
  })

  test('follows projects moved from one quarter to another', async () => {
    const added = await addProjects('2020-01-01', 5)
    await run()
    expect(await figure('new-work', '', '2020-01-01')).toMatchObject({ value: 5 })
    await db.updateTable('project').set({ launched: '2021-01-01' }).where('id', 'in', added).execute()
    await run()
    expect(await figure('new-work', '', '2020-01-01')).toBeUndefined()
    expect(await figure('new-work', '', '2021-01-01')).toMatchObject({ value: 5 })
    await deleteProjects(added)
  })

  test('counts reviews in the Moscow quarter of their publication, with their answers', async () => {
    const created_at = new Date('2026-06-01T00:00:00Z')
    const ids: number[] = []
    for (let count = 0; count < 5; count += 1) {
      ids.push(await insertReview(db, { agency_id: kazan, status: 'pending', published_at: null, created_at }))
    }
    expect(await run()).toEqual([])
    // 00:30 on 1 July in Moscow.
    const published_at = new Date('2026-06-30T21:30:00Z')
    await db.updateTable('review').set({ status: 'published', published_at }).where('id', 'in', ids).execute()
    const changed = await changedBy(run)
    expect(changed.filter(key => !key.endsWith('|2026-07-01'))).toEqual([])
    expect(await figure('company-mail', 'kazan', '2026-07-01')).toMatchObject({ value: 6, sample: 6 })
    const reply = { body: 'Спасибо', created_at: new Date('2026-07-02T09:30:00Z') }
    await db
      .insertInto('review_reply')
      .values(ids.map(review_id => ({ review_id, ...reply })))
      .execute()
    await run()
    expect(await figure('answer-time', 'kazan', '2026-07-01')).toMatchObject({ value: 1.5, sample: 5 })
    await db.deleteFrom('review').where('id', 'in', ids).execute()
  })

  test('adds counts of a day to its month', async () => {
    await count('2026-10-05', 'desktop', 3)
    await count('2026-10-31', 'mobile', 6)
    const changed = await changedBy(async () => {
      const done = await run()
      expect(done.map(({ periods }) => periods)).toEqual([['2026-10-01'], ['2026-10-01'], ['2026-10-01']])
    })
    expect(changed.filter(key => !/^rating-views\|.*\|2026-10-01$/.test(key))).toEqual([])
    const rows = await db
      .selectFrom('stat_series')
      .select(['device', 'value'])
      .where('chart', '=', 'rating-views')
      .where('region', '=', 'volga')
      .where('rating', '=', '')
      .orderBy('device')
      .execute()
    expect(rows).toEqual([
      { device: '', value: 16 },
      { device: 'desktop', value: 10 },
      { device: 'mobile', value: 6 },
    ])
  })

  test('takes the history of an agency along when it moves', async () => {
    await db.updateTable('agency').set({ city: 'samara' }).where('id', '=', kazan).execute()
    await run()
    expect(await figure('median-budget', 'kazan', '2026-07-01')).toBeUndefined()
    expect(await figure('median-budget', 'samara', '2026-07-01')).toMatchObject({ sample: 6 })
    expect(await figure('median-budget', 'volga', '2026-07-01')).toMatchObject({ sample: 6 })
    await db.updateTable('agency').set({ city: 'kazan' }).where('id', '=', kazan).execute()
  })

  test('ignores a shown phone number', async () => {
    await db.updateTable('agency').set({ phone_reveals: 5 }).where('id', '=', kazan).execute()
    expect(await run()).toEqual([])
  })

  test('of the whole history repairs damaged figures and gives the same as the runs before', async () => {
    const rows = () =>
      db
        .selectFrom('stat_series')
        .selectAll()
        .orderBy('chart')
        .orderBy('region')
        .orderBy('device')
        .orderBy('rating')
        .orderBy('series')
        .orderBy('at')
        .execute()
    const before = await rows()
    await database.pool.query(`update stat_series set value = value + 1 where chart = 'median-budget'`)
    await database.pool.query(`delete from stat_series where chart = 'new-work'`)
    await run(NOW, true)
    expect(await rows()).toEqual(before)
  })
})
