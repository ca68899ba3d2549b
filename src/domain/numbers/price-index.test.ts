import { expect, test } from 'vitest'
import { type KindMedian, type PriceLevel, priceIndex, yearLevels } from './price-index.ts'

const row = (kind: string, at: string, median: number, sample = 10): KindMedian => ({ kind, at, median, sample })
const OLD = '2025-07-01'
const NEW = '2026-07-01'
const rounded = (index: PriceLevel[]) => index.map(({ level }) => level && Math.round(level * 10_000) / 10_000)

test('one kind: the ratio of its medians', () => {
  const medians = [row('shop', OLD, 800_000), row('shop', NEW, 1_000_000)]
  expect(rounded(priceIndex(medians, [OLD, NEW], [NEW]))).toEqual([0.8, 1])
})

test('kinds are averaged geometrically, weighted by sample', () => {
  const medians = [
    row('shop', OLD, 500, 30),
    row('shop', NEW, 1_000, 30),
    row('landing', OLD, 100, 10),
    row('landing', NEW, 100, 10),
  ]
  // 0.5 ^ (30 / 40) · 1 ^ (10 / 40) = 0.5946
  expect(rounded(priceIndex(medians, [OLD, NEW], [NEW]))).toEqual([0.5946, 1])
})

test('a period with more cheap work does not look cheaper', () => {
  const medians = [
    row('shop', OLD, 1_000, 90),
    row('landing', OLD, 100, 10),
    row('shop', NEW, 1_000, 10),
    row('landing', NEW, 100, 90),
  ]
  expect(rounded(priceIndex(medians, [OLD, NEW], [NEW]))).toEqual([1, 1])
})

test('kinds with fewer than five works, or none in the base, are left out', () => {
  const medians = [row('shop', OLD, 500), row('shop', NEW, 1_000), row('crm', OLD, 9_000), row('app', NEW, 7_000, 4)]
  expect(rounded(priceIndex(medians, [OLD, NEW], [NEW]))).toEqual([0.5, 1])
  expect(rounded(priceIndex([row('app', NEW, 7_000, 4)], [OLD, NEW], [NEW]))).toEqual([null, null])
})

test('the sample counts only what was compared', () => {
  const medians = [
    row('shop', NEW, 1_000, 30),
    row('app', NEW, 7_000, 4),
    row('crm', OLD, 9_000),
    row('shop', OLD, 9, 8),
  ]
  expect(priceIndex(medians, [OLD, NEW], [NEW]).map(({ sample }) => sample)).toEqual([8, 30])
})

test('the base is the weighted mean level of its periods', () => {
  const medians = [row('shop', OLD, 100, 10), row('shop', NEW, 400, 10)]
  // The base is √(100 · 400) = 200.
  expect(rounded(priceIndex(medians, [OLD, NEW], [OLD, NEW]))).toEqual([0.5, 2])
})

test('scaling every price leaves the index unchanged', () => {
  const medians = [row('shop', OLD, 640, 7), row('shop', NEW, 900, 9), row('app', OLD, 50, 6), row('app', NEW, 51, 12)]
  const scaled = medians.map(one => ({ ...one, median: one.median * 37 }))
  expect(rounded(priceIndex(scaled, [OLD, NEW], [NEW]))).toEqual(rounded(priceIndex(medians, [OLD, NEW], [NEW])))
})

test('a level is that of the year that ends with the quarter, and the last year is one', () => {
  const quarters = ['2025-01-01', '2025-04-01', '2025-07-01', '2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01']
  const medians = [...quarters, '2026-10-01'].map((at, nth) => row('shop', at, nth < 4 ? 400 : 1_000))
  // All four quarters at two fifths of the price; then one, two, three and four of them at the new one.
  expect(rounded(yearLevels(medians, [...quarters, '2026-10-01']))).toEqual([0.4, 0.503, 0.6325, 0.7953, 1])
})
