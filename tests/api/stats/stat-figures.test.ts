import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallApi } from '#contract/index.ts'
import { CHARTS, STAT_TABS } from '#domain/stats/charts.ts'
import { localApi } from '#server/api/local-api.ts'
import { recomputeStatistics } from '#server/operations/recompute-statistics.ts'
import { openTestApp, type TestApp } from '../../support/site/test-app.ts'
import { checkFigures } from '../../support/stats/check-figures.ts'

let site: TestApp
let api: CallApi

beforeAll(async () => {
  site = await openTestApp()
  api = localApi(site.context)
  // Added to what was computed before: the tiny market is too small for an index.
  const { database, now } = site.context
  for (const statement of MORE) await database.pool.query(statement)
  await recomputeStatistics(database.kysely, { now: now() })
})
afterAll(() => site.close())

const MORE = [
  `insert into project (agency_id, client_id, title, service, site_type, industry, budget, months, launched, is_verified)
   select agency_id, client_id, title, 'sites', 'shop', industry, budget + 1000 * quarter, months,
     current_date - 91 * quarter, true
   from (select * from project order by id limit 20) as project cross join generate_series(1, 12) as quarter`,
]

test('every published figure equals one counted straight from the tables', async () => {
  const { database, now } = site.context
  const { differences, figures, answers } = await checkFigures(api, database.pool, now())
  expect(differences).toEqual([])
  expect(answers).toBeGreaterThan(100)
  expect([...figures.keys()].sort()).toEqual(CHARTS.map(({ id }) => id).sort())
})

test('the same figures come out of the whole history and of the runs of each day', async () => {
  const { database, now } = site.context
  const rewritten = await recomputeStatistics(database.kysely, { now: now(), isWhole: true })
  expect(rewritten.filter(({ changed }) => changed > 0)).toEqual([])
})

test('every tab has at least two charts, each titled by a question', async () => {
  const { tabs } = await api('/v2/digitalStats/tabs', {})
  expect(tabs.map(({ id }) => id)).toEqual(STAT_TABS.map(({ id }) => id))
  for (const { charts } of tabs) {
    expect(charts.length).toBeGreaterThanOrEqual(2)
    for (const { title } of charts) expect(title).toMatch(/^[А-Я].+\?$/)
  }
})

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

test('a chart has one figure, one sample and one date for each label, and says where it comes from', async () => {
  for (const { id, step, kind } of CHARTS) {
    const answer = await api('/v2/digitalStats/charts/{id}', { id })
    const { labels, dates, series } = answer.chart
    expect(dates).toHaveLength(step === null || kind === 'dots' || kind === 'heat' ? 0 : labels.length)
    for (const { points, samples, low, high } of series) {
      expect([points.length, samples.length]).toEqual([labels.length, labels.length])
      expect([low.length, high.length]).toEqual(kind === 'band' ? [labels.length, labels.length] : [0, 0])
    }
    expect(answer.updated_at).not.toBeNull()
    expect(answer.source).not.toBe('')
    expect(answer.method).toMatch(/\.$/)
  }
})

/** «4 210», «41,2 %», «650 000 ₽» */
const read = (text: string | undefined) => Number(text?.replace(/ /g, '').replace(',', '.'))

test('the change that a finding names is that of the two figures beside it', async () => {
  const NUMBER = String.raw`\d[\d ]*(?:,\d+)?`
  const compared = new RegExp(
    `(${NUMBER})[^—\\d]*, годом раньше — (?:за )?(${NUMBER}).*: (?:цены )?на (${NUMBER}) (%|пункт|дн|ден)`,
  )
  const share = new RegExp(`на (${NUMBER}) пункт.*: с (${NUMBER}) до (${NUMBER}) %`)
  const seen = new Map<string, number>()
  for (const { id, tab } of CHARTS) {
    const { ratings } = await api('/v2/digitalStats/dropdowns', { tab, chart: id })
    for (const rating of ['', ...ratings.map(({ value }) => value)]) {
      const { finding } = await api('/v2/digitalStats/charts/{id}', { id, ...(rating && { rating }) })
      const text = plain(finding) ?? ''
      expect(text).not.toMatch(/NaN|undefined|null|Infinity/)
      // The number and year of a quarter are no figures.
      const [, now, before, change, unit] = compared.exec(text.replace(/\d-го квартала \d{4}/g, '')) ?? []
      const [, gap, from, to] = share.exec(text) ?? []
      if (change) {
        const difference = Math.abs(read(now) - read(before))
        const expected = unit === '%' ? (100 * difference) / read(before) : difference
        expect(Math.abs(read(change) - expected), text).toBeLessThanOrEqual(0.05 + 1e-9)
        seen.set(id, (seen.get(id) ?? 0) + 1)
      } else if (gap) {
        expect(read(gap), text).toBeCloseTo(Math.abs(read(to) - read(from)), 5)
        seen.set(id, (seen.get(id) ?? 0) + 1)
      }
    }
  }
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['rating-views', 'median-budget', 'price-index', 'content-systems', 'company-mail']),
  )
})
