import { expect, test } from 'vitest'
import { itemAt, normalQuantile, spreadPair } from './spread.ts'

test('normal quantiles match the tables', () => {
  expect(normalQuantile(0.5)).toBeCloseTo(0, 9)
  expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 5)
  expect(normalQuantile(0.9)).toBeCloseTo(1.281552, 5)
  expect(normalQuantile(0.001)).toBeCloseTo(-3.090232, 5)
  expect(normalQuantile(0.999)).toBeCloseTo(3.090232, 5)
})

test('a hundred points are spread evenly for any offset', () => {
  for (const offset of [0, 0.3, 0.77]) {
    for (const axis of [0, 1] as const) {
      const tenths = Array.from({ length: 100 }, (_, index) => Math.floor(spreadPair(index, offset)[axis] * 10))
      const counts = [...Map.groupBy(tenths, tenth => tenth).values()].map(points => points.length)
      expect(counts).toHaveLength(10)
      expect(Math.min(...counts)).toBeGreaterThanOrEqual(8)
      expect(Math.max(...counts)).toBeLessThanOrEqual(12)
    }
  }
})

test('a point selects the item by cumulative weight', () => {
  const list = [
    ['a', 1],
    ['b', 3],
  ] as const
  expect([0, 0.24, 0.25, 0.99].map(point => itemAt(list, point))).toEqual(['a', 'a', 'b', 'b'])
})
