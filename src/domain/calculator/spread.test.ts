import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { quartilesOf } from '../numbers/quartiles.ts'
import { medianInterval, spreadOf, type Weighed, weightedQuantile } from './spread.ts'

const even = (...values: number[]): Weighed[] => values.map(value => ({ value, weight: 1 }))
const prices = fc.array(fc.record({ value: fc.integer({ min: 1, max: 1e9 }), weight: fc.constantFrom(0.5, 0.6, 1) }), {
  minLength: 5,
  maxLength: 60,
})
const sorted = (rows: readonly Weighed[]) =>
  rows.toSorted((one, other) => one.value - other.value || one.weight - other.weight)

/** Reproducible: a linear congruential generator. */
function makeRandom(seed = 1) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

test('quantiles of five even values, by hand', () => {
  expect(spreadOf(even(100, 200, 300, 400, 1000))).toEqual({ p10: 140, low: 200, median: 300, high: 400, p90: 760 })
})

test('a value that weighs half stands half a step from its neighbours', () => {
  // Positions 0, 0.75, 1.5, 2.5 of 2.5: the median at 1.25 is two thirds of the way from 200 to 300.
  const rows = [
    { value: 100, weight: 1 },
    { value: 200, weight: 0.5 },
    { value: 300, weight: 1 },
    { value: 400, weight: 1 },
  ]
  expect(weightedQuantile(rows, 0.5)).toBeCloseTo(200 + 100 * (0.5 / 0.75))
})

test('one value is every quantile of itself, and none is not a number', () => {
  expect(weightedQuantile(even(5), 0.25)).toBe(5)
  expect(weightedQuantile([], 0.5)).toBeNaN()
})

test('equal weights give the quartiles of type 7', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 3 }),
      fc.constantFrom(0.5, 1),
      (values, weight) => {
        const rows = sorted(values.map(value => ({ value, weight })))
        const [low, median, high] = quartilesOf(values) ?? []
        expect(weightedQuantile(rows, 0.25)).toBeCloseTo(low ?? 0, 3)
        expect(weightedQuantile(rows, 0.5)).toBeCloseTo(median ?? 0, 3)
        expect(weightedQuantile(rows, 0.75)).toBeCloseTo(high ?? 0, 3)
      },
    ),
  )
})

test('scaling all budgets scales the answer', () => {
  fc.assert(
    fc.property(prices, fc.integer({ min: 2, max: 9 }), (rows, factor) => {
      const scaled = rows.map(({ value, weight }) => ({ value: value * factor, weight }))
      for (const share of [0.1, 0.25, 0.5, 0.75, 0.9]) {
        const expected = weightedQuantile(sorted(rows), share) * factor
        expect(Math.abs(weightedQuantile(sorted(scaled), share) - expected)).toBeLessThanOrEqual(expected * 1e-9)
      }
    }),
  )
})

test('quantiles rise with their share and stay among the values', () => {
  fc.assert(
    fc.property(prices, rows => {
      const { p10, low, median, high, p90 } = spreadOf(sorted(rows))
      const ordered = [p10, low, median, high, p90]
      expect(ordered).toEqual(ordered.toSorted((one, other) => one - other))
      expect(p10).toBeGreaterThanOrEqual(Math.min(...rows.map(({ value }) => value)))
      expect(p90).toBeLessThanOrEqual(Math.max(...rows.map(({ value }) => value)))
    }),
  )
})

test('the interval of the median holds the median and is the same twice', () => {
  fc.assert(
    fc.property(prices, rows => {
      const [from, to] = medianInterval(sorted(rows), makeRandom())
      const median = Math.round(weightedQuantile(sorted(rows), 0.5))
      expect(from).toBeLessThanOrEqual(median)
      expect(to).toBeGreaterThanOrEqual(median)
      expect(medianInterval(sorted(rows), makeRandom())).toEqual([from, to])
    }),
  )
})

test('equal sums leave no doubt about their median', () => {
  expect(medianInterval(even(7, 7, 7, 7, 7), makeRandom())).toEqual([7, 7])
})

test('a sample a hundred times as large has an interval about ten times as narrow', () => {
  const uniform = (size: number) =>
    even(...Array.from({ length: size }, (_, index) => Math.round((index * 1e6) / size)))
  const width = (size: number) => {
    const [from, to] = medianInterval(uniform(size), makeRandom(7))
    return to - from
  }
  const ratio = width(100) / width(10_000)
  expect(ratio).toBeGreaterThan(6)
  expect(ratio).toBeLessThan(16)
})

test('an interval is that of resamples written out and sorted', () => {
  const rows = sorted([3, 8, 8, 20, 21, 40, 90].map((value, index) => ({ value, weight: index % 2 ? 0.5 : 1 })))
  const random = makeRandom(5)
  const medians = Array.from({ length: 200 }, () => {
    const drawn = rows.map(() => rows[Math.floor(random() * rows.length)] ?? { value: 0, weight: 1 })
    return weightedQuantile(
      drawn.toSorted((one, other) => rows.indexOf(one) - rows.indexOf(other)),
      0.5,
    )
  }).sort((one, other) => one - other)
  const expected = [medians[Math.round(199 * 0.05)] ?? 0, medians[Math.round(199 * 0.95)] ?? 0].map(Math.round)
  expect(medianInterval(rows, makeRandom(5))).toEqual(expected)
})
