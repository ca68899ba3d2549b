import { describe, expect, test } from 'vitest'
import { type CountRow, countHistory } from './count-history.ts'

const TODAY = Date.UTC(2026, 10, 16)
const MARKET = {
  slices: [
    { type: 'digital-agencies', slice: '', participants: 400 },
    { type: 'digital-agencies', slice: 'city/kazan', participants: 20 },
    { type: 'crm', slice: '', participants: 120 },
    { type: 'crm', slice: 'category/shop', participants: 30 },
    { type: 'apps', slice: 'platform/ios', participants: 90 },
    { type: 'apps', slice: 'platform/ios/city/kazan', participants: 30 },
  ],
  agencies: [
    { slug: 'severny-kontur', name: 'Северный контур', weight: 90 },
    { slug: 'stalnoy-kursor', name: 'Стальной курсор', weight: 10 },
  ],
  cases: [
    { id: 7, publishedAt: Date.UTC(2026, 8, 10) },
    { id: 3, publishedAt: Date.UTC(2025, 1, 10) },
  ],
  today: TODAY,
  seed: 7,
}
const rows = [...countHistory(MARKET)]
const sum = (list: readonly CountRow[]) => list.reduce((total, { hits }) => total + hits, 0)
const of = (kind: string, isOf: (row: CountRow) => boolean = () => true) =>
  rows.filter(row => row.kind === kind && isOf(row))
const inMonth = (month: string) => (row: CountRow) => row.day.startsWith(month)

test('the same seed and day give the same counts', () => {
  expect([...countHistory(MARKET)]).toEqual(rows)
  expect([...countHistory({ ...MARKET, seed: 8 })]).not.toEqual(rows)
})

test('every key is one row with a positive count', () => {
  const keys = rows.map(({ hits: _, ...key }) => Object.values(key).join('|'))
  expect(new Set(keys).size).toBe(rows.length)
  expect(rows.every(({ hits }) => Number.isInteger(hits) && hits > 0)).toBe(true)
})

test('two full years and the days of the current month before today are counted', () => {
  const months = new Set(of('rating').map(({ day }) => day.slice(0, 7)))
  expect(months.size).toBe(25)
  expect([...months].sort()[0]).toBe('2024-11')
  expect(rows.every(({ day }) => day < '2026-11-16')).toBe(true)
  expect(of('page', inMonth('2026-11')).some(({ day }) => day === '2026-11-15')).toBe(true)
})

describe('the year has a rhythm', () => {
  test('autumn is busier than summer', () => {
    expect(sum(of('rating', inMonth('2026-10')))).toBeGreaterThan(1.2 * sum(of('rating', inMonth('2026-07'))))
  })

  test('December is the low of tenders', () => {
    const tendersOf = (month: string) => sum(of('tender', inMonth(month)))
    expect(tendersOf('2025-12')).toBeLessThan(0.7 * tendersOf('2025-11'))
  })

  test('weekdays are busier than weekends', () => {
    const recent = of('page', ({ day }) => day >= '2026-09-01')
    const isWeekend = ({ day }: CountRow) => [0, 6].includes(new Date(day).getUTCDay())
    const weekend = sum(recent.filter(isWeekend)) / 2
    expect(sum(recent.filter(row => !isWeekend(row))) / 5).toBeGreaterThan(1.8 * weekend)
  })

  test('the share of phones grows', () => {
    const mobile = (month: string) =>
      sum(of('rating', row => inMonth(month)(row) && row.device === 'mobile')) / sum(of('rating', inMonth(month)))
    expect(mobile('2026-10')).toBeGreaterThan(mobile('2024-11') + 0.08)
  })
})

test('pages of ratings are seen as often as ratings, and a little more for the archive', () => {
  const month = inMonth('2026-05')
  const pages = sum(of('page', row => month(row) && row.subject === 'rating'))
  expect(pages / sum(of('rating', month))).toBeCloseTo(1.05, 1)
})

test('a place is counted with its region, and a busy agency more than a quiet one', () => {
  expect(new Set(of('rating').map(({ subject, region }) => `${subject}:${region}`))).toEqual(
    new Set([':', 'city/kazan:kazan', 'category/shop:', 'platform/ios:', 'platform/ios/city/kazan:kazan']),
  )
  const views = (slug: string) => sum(of('agency', ({ subject }) => subject === slug))
  expect(views('severny-kontur')).toBeGreaterThan(4 * views('stalnoy-kursor'))
})

test('apps have tenders by platform and city, and the recent views of a platform are counted by the day', () => {
  const tendersOf = (slice: string) => sum(of('tender', ({ type, subject }) => type === 'apps' && subject === slice))
  expect(tendersOf('platform/ios')).toBeGreaterThan(tendersOf('platform/ios/city/kazan'))
  expect(tendersOf('platform/ios/city/kazan')).toBeGreaterThan(0)
  const days = of('rating', row => row.subject === 'platform/ios' && inMonth('2026-10')(row)).map(({ day }) => day)
  expect(new Set(days).size).toBe(31)
})

test('common queries are asked on many days, a rare name on few', () => {
  const days = (subject: string) => new Set(of('search', row => row.subject === subject).map(({ day }) => day)).size
  expect(days('интернет-магазин')).toBeGreaterThan(50)
  expect(of('calculator').length).toBeGreaterThan(100)
})

test('a case is read from the month it was published in, and together as often as its pages', () => {
  const firstDay = of('case', ({ subject }) => subject === '7').map(({ day }) => day)
  expect(firstDay.toSorted()[0]).toBe('2026-09-01')
  const month = inMonth('2026-10')
  const pages = sum(of('page', row => month(row) && row.subject === 'case'))
  expect(sum(of('case', month)) / pages).toBeCloseTo(1, 0)
})
