import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { logPosition, moneyBounds, moneyTicks } from './money-axis.ts'

test('the usual axis runs from 100 thousand to 10 million', () => {
  expect(moneyBounds([])).toEqual([100_000, 10_000_000])
  expect(moneyBounds([100_000, 10_000_000])).toEqual([100_000, 10_000_000])
})

test('the axis widens by 1-3 steps to hold every value', () => {
  expect(moneyBounds([99_999])).toEqual([30_000, 10_000_000])
  expect(moneyBounds([29_999])).toEqual([10_000, 10_000_000])
  expect(moneyBounds([10_000_001])).toEqual([100_000, 30_000_000])
  expect(moneyBounds([5_000, 400_000_000])).toEqual([3_000, 1_000_000_000])
})

test('a price of zero does not widen the axis for ever', () => {
  expect(moneyBounds([0])).toEqual([100_000, 10_000_000])
})

test('majors are labelled 1 and 3 of each power, minors the other digits', () => {
  const { major, minor } = moneyTicks(100_000, 10_000_000)
  expect(major.map(({ value }) => value)).toEqual([100_000, 300_000, 1_000_000, 3_000_000, 10_000_000])
  expect(major.map(({ label }) => label)).toEqual([
    '100\u00a0тыс.',
    '300\u00a0тыс.',
    '1\u00a0млн',
    '3\u00a0млн',
    '10\u00a0млн',
  ])
  expect(minor).toHaveLength(14)
  expect(minor.slice(0, 3)).toEqual([200_000, 400_000, 500_000])
  expect(moneyTicks(30_000, 100_000).major.map(({ value }) => value)).toEqual([30_000, 100_000])
})

test('equal ratios are equal distances', () => {
  expect(logPosition(100_000, 100_000, 10_000_000)).toBe(0)
  expect(logPosition(1_000_000, 100_000, 10_000_000)).toBeCloseTo(0.5)
  expect(logPosition(10_000_000, 100_000, 10_000_000)).toBe(1)
})

test('a value outside the axis is clamped to its end', () => {
  expect(logPosition(1, 100_000, 10_000_000)).toBe(0)
  expect(logPosition(1e12, 100_000, 10_000_000)).toBe(1)
})

test('bounds hold any values and end on labelled ticks', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 2_000_000_000 })), values => {
      const [lo, hi] = moneyBounds(values)
      for (const value of values) expect(value >= lo && value <= hi).toBe(true)
      const { major } = moneyTicks(lo, hi)
      expect(major[0]?.value).toBe(lo)
      expect(major.at(-1)?.value).toBe(hi)
    }),
  )
})
