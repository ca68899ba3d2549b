import { expect, test } from 'vitest'
import type { StatPoint } from '#db/queries/stats/stat-points.ts'
import { type ChartId, chartById } from '#domain/stats/charts.ts'
import { drawChart } from './draw-chart.ts'

const point = (changes: Partial<StatPoint>): StatPoint => ({
  region: '',
  device: '',
  rating: '',
  series: '',
  at: '2026-07-01',
  value: 10,
  low: null,
  high: null,
  sample: 10,
  ...changes,
})

function draw(id: ChartId, points: readonly StatPoint[], periods: readonly string[] = []) {
  const info = chartById(id)
  if (!info) throw new Error(`No chart ${id}`)
  const systems = new Map([['bitrix', { title: '1С-Битрикс', path: '/cms-bitrix/' }]])
  return drawChart({ info, points, periods, systems })
}

const [OLD, MIDDLE, NEW] = ['2026-01-01', '2026-04-01', '2026-07-01'] as const
const PERIODS = [OLD, MIDDLE, NEW]
const pointsOf = (drawn: ReturnType<typeof draw>) =>
  Object.fromEntries(drawn.chart.series.map(({ id, points }) => [id, points]))

test('a point of fewer than five observations is null, without a sample', () => {
  const { chart } = draw(
    'company-mail',
    [
      point({ at: OLD, value: 5, sample: 8 }),
      point({ at: MIDDLE, value: 2, sample: 4 }),
      point({ at: NEW, value: 5, sample: 6 }),
    ],
    PERIODS,
  )
  expect(chart.series[0]).toMatchObject({ points: [62.5, null, 83.3], samples: [8, 0, 6] })
})

test('periods before the first figure are left out, gaps after it stay', () => {
  const { chart, sample } = draw(
    'company-mail',
    [point({ at: OLD, sample: 2, value: 1 }), point({ at: NEW, value: 5 })],
    PERIODS,
  )
  expect(chart.dates).toEqual([NEW])
  expect(sample).toBe(10)
  const gap = draw('company-mail', [point({ at: OLD, value: 5 }), point({ at: NEW, value: 5 })], PERIODS)
  expect(pointsOf(gap)).toEqual({ 'company-mail': [50, null, 50] })
})

test('a median has its quartiles', () => {
  const { chart } = draw('median-budget', [point({ value: 500_000.5, low: 300_000, high: 800_000.4 })], [NEW])
  expect(chart.series[0]).toMatchObject({ points: [500_001], low: [300_000], high: [800_000] })
})

test('views are drawn by device', () => {
  const views = draw(
    'rating-views',
    [point({ device: 'desktop', value: 70, sample: 70 }), point({ device: 'mobile', value: 30, sample: 30 })],
    [NEW],
  )
  expect(pointsOf(views)).toEqual({ mobile: [30], desktop: [70] })
  expect(views.sample).toBe(100)
})

test('equal parts have equal shares, a part that is absent in a quarter has none of it', () => {
  const thirds = ['bitrix', 'tilda', 'modx'].map(series => point({ series, at: OLD, value: 3, sample: 9 }))
  const shares = draw(
    'content-systems',
    [...thirds, point({ series: 'bitrix', at: MIDDLE, value: 6, sample: 6 })],
    [OLD, MIDDLE],
  )
  expect(pointsOf(shares)).toEqual({ bitrix: [33.3, 100], modx: [33.3, 0], tilda: [33.3, 0] })
  expect(shares.sample).toBe(15)
  expect(shares.chart.series[0]).toMatchObject({ title: '1С-Битрикс', path: '/cms-bitrix/' })
})

test('beyond six systems the rest are one series', () => {
  const points = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((series, index) =>
    point({ series, value: 8 - index, sample: 36 }),
  )
  const { chart } = draw('content-systems', points, [NEW])
  expect(chart.series.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'other'])
  expect(chart.series.at(-1)).toMatchObject({ title: 'Другие', points: [8.4] })
})

test('the rest carries what rounding leaves, so that equal systems stay equal', () => {
  const points = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(series => point({ series, value: 3, sample: 24 }))
  const all = pointsOf(draw('content-systems', [...points, point({ series: 'i', value: 3, sample: 24 })], [NEW]))
  expect(all).toEqual({ a: [11.1], b: [11.1], c: [11.1], d: [11.1], e: [11.1], f: [11.1], other: [33.4] })
})

test('the index is an average of a year, 100 % in the first one shown', () => {
  const year = (at: string, value: number) => point({ series: 'sites/shop', at, value })
  const { chart, sample } = draw(
    'price-index',
    [year('2025-07-01', 400), year('2025-10-01', 900), year(OLD, 900), year(MIDDLE, 900), year(NEW, 900)],
    ['2025-07-01', '2025-10-01', ...PERIODS],
  )
  expect(chart.dates).toEqual([MIDDLE, NEW])
  // (900 / 400) ^ 1/4 = 1.2247
  expect(chart.series[0]).toMatchObject({ points: [100, 122.5], samples: [40, 40] })
  expect(sample).toBe(80)
})

test('marks of quarters are averaged by review, not by quarter', () => {
  const year = ['2025-10-01', ...PERIODS]
  const before = ['2024-10-01', '2025-01-01', '2025-04-01', '2025-07-01']
  const drawn = draw(
    'review-marks',
    [
      point({ series: 'terms', at: OLD, value: 5, sample: 3 }),
      // 9 + 8 + … = 31 of 7 reviews.
      point({ series: 'terms', at: NEW, value: 31 / 7, sample: 7 }),
      point({ series: 'terms', at: '2025-01-01', value: 4, sample: 4 }),
    ],
    [...before, ...year],
  )
  // (15 + 31) / 10; four reviews of the year before are too few.
  expect(pointsOf(drawn)).toEqual({ now: [null, 4.6, null, null, null] })
  expect(drawn.sample).toBe(10)
})

test('bars are sorted by size; bars below five have no place', () => {
  const { chart } = draw('agencies-by-city', [
    point({ series: 'kazan', value: 7, sample: 7 }),
    point({ series: 'moscow', value: 30, sample: 30 }),
    point({ series: 'tula', value: 2, sample: 2 }),
  ])
  expect(chart.labels).toEqual(['Москва', 'Казань', 'Тула'])
  expect(chart.series[0]?.points).toEqual([30, 7, null])
})

test('a heat map has a row for each year and a cell for each month', () => {
  const { chart } = draw(
    'demand-season',
    [point({ at: '2025-12-01', value: 40, sample: 40 }), point({ at: '2026-01-01', value: 50, sample: 50 })],
    ['2025-12-01', '2026-01-01'],
  )
  expect(chart.labels).toHaveLength(12)
  expect(chart.series.map(({ id, points }) => [id, points[0], points[11]])).toEqual([
    ['2025', null, 40],
    ['2026', 50, null],
  ])
})
