import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceQuartiles, quartilesOf } from './quartiles.ts'

// By hand: position (n − 1) · p, linear between its neighbours.
test.each([
  [
    [1, 2, 3],
    [1.5, 2, 2.5],
  ],
  [
    [1, 2, 3, 4],
    [1.75, 2.5, 3.25],
  ],
  [
    [1, 2, 3, 4, 5],
    [2, 3, 4],
  ],
  [
    [10, 20, 40, 80, 160, 320],
    [25, 60, 140],
  ],
  [
    [7, 7, 7],
    [7, 7, 7],
  ],
])('quartiles of %j are %j', (values, expected) => {
  expect(quartilesOf(values)).toEqual(expected)
})

test('the order of the values does not matter, and they are compared as numbers', () => {
  expect(quartilesOf([900, 1_000, 80])).toEqual([490, 900, 950])
})

test('fewer than three values have no quartiles', () => {
  expect(quartilesOf([])).toBeNull()
  expect(quartilesOf([1, 2])).toBeNull()
})

test('prices are in whole roubles', () => {
  expect(priceQuartiles([1, 2, 3, 4])).toEqual([2, 3, 3])
})

test('at most a quarter of the values, rounded up, lies beyond each outer quartile', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 1e9 }), { minLength: 3, maxLength: 60 }), values => {
      const [q1, median, q3] = quartilesOf(values) ?? [0, 0, 0]
      expect(q1).toBeLessThanOrEqual(median)
      expect(median).toBeLessThanOrEqual(q3)
      const quarter = Math.ceil(values.length / 4)
      expect(values.filter(value => value < q1).length).toBeLessThanOrEqual(quarter)
      expect(values.filter(value => value > q3).length).toBeLessThanOrEqual(quarter)
    }),
  )
})
