import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  bordersOf,
  formatWeights,
  nearestWeights,
  parseWeights,
  readNumbers,
  withBorder,
  withWeight,
} from './own-weights.ts'

const OFFICIAL = [35, 30, 15, 10, 5, 5]
/** Openness was not measured before 2026. */
const OLD = [40, 30, 15, 10, 5, 0]

const total = (weights: readonly number[]) => weights.reduce((sum, weight) => sum + weight, 0)
const anyNumbers = fc.array(fc.nat(999_999), { maxLength: 8 })
const anyOfficial = fc.constantFrom(OFFICIAL, OLD)
const anyWeights = anyNumbers.map(numbers => nearestWeights(numbers, OFFICIAL))
const anyGood = (weights: readonly number[]) => {
  expect(weights).toHaveLength(6)
  expect(total(weights)).toBe(100)
  expect(weights.every(weight => Number.isInteger(weight) && weight >= 0)).toBe(true)
}

test('any numbers lead to whole weights that add up to 100, and those stay as they are', () => {
  fc.assert(
    fc.property(anyNumbers, anyOfficial, (numbers, official) => {
      const weights = nearestWeights(numbers, official)
      anyGood(weights)
      expect(nearestWeights(weights, official)).toEqual(weights)
    }),
  )
})

test('weights round-trip through the address', () => {
  fc.assert(
    fc.property(anyWeights, weights => {
      expect(parseWeights(formatWeights(weights), OFFICIAL)).toEqual(weights)
    }),
  )
})

test.each([
  '',
  '35',
  '35-30-15-10-5-6',
  '035-30-15-10-5-5',
  '35-30-15-10-5-5-0',
  '35,30,15,10,5,5',
  'abc',
  '50-50-50-50-0-0',
])('«%s» is not an address of weights', text => {
  expect(parseWeights(text, OFFICIAL)).toBeNull()
})

test('the nearest weights keep the proportions', () => {
  expect(nearestWeights([50, 50, 50, 50, 0, 0], OFFICIAL)).toEqual([25, 25, 25, 25, 0, 0])
  expect(nearestWeights([1, 1, 1, 0, 0, 0], OFFICIAL)).toEqual([34, 33, 33, 0, 0, 0])
  expect(nearestWeights(readNumbers('30/30/20/10/5/6'), OFFICIAL)).toEqual([30, 29, 20, 10, 5, 6])
  expect(nearestWeights([0, 0, 0], OFFICIAL)).toBe(OFFICIAL)
})

test('an addend that the edition did not measure has no weight', () => {
  expect(nearestWeights([35, 30, 15, 10, 5, 5], OLD)[5]).toBe(0)
  expect(nearestWeights([0, 0, 0, 0, 0, 100], OLD)).toBe(OLD)
  expect(parseWeights('35-30-15-10-5-5', OLD)).toBeNull()
})

test('one weight is set exactly, the others keep their proportions as far as whole numbers can', () => {
  expect(withWeight(OFFICIAL, 4, 0, OFFICIAL)).toEqual([37, 32, 16, 10, 0, 5])
  expect(withWeight([100, 0, 0, 0, 0, 0], 0, 40, OFFICIAL)).toEqual([40, 28, 14, 9, 5, 4])
  fc.assert(
    fc.property(anyWeights, fc.nat(5), fc.integer({ min: -50, max: 150 }), (weights, index, points) => {
      const changed = withWeight(weights, index, points, OFFICIAL)
      anyGood(changed)
      expect(changed[index]).toBe(Math.min(100, Math.max(0, points)))
    }),
  )
})

test('a border moves between its two addends and pushes the borders in its way', () => {
  expect(bordersOf(OFFICIAL)).toEqual([35, 65, 80, 90, 95])
  expect(withBorder(OFFICIAL, 0, 25)).toEqual([25, 40, 15, 10, 5, 5])
  expect(withBorder(OFFICIAL, 0, 70)).toEqual([70, 0, 10, 10, 5, 5])
  expect(withBorder(OFFICIAL, 4, 120)).toEqual([35, 30, 15, 10, 10, 0])
  fc.assert(
    fc.property(anyWeights, fc.nat(4), fc.double({ min: -50, max: 150, noNaN: true }), (weights, border, at) => {
      const changed = withBorder(weights, border, at)
      anyGood(changed)
      expect(bordersOf(changed)[border]).toBe(Math.round(Math.min(100, Math.max(0, at))) + 0)
    }),
  )
})
