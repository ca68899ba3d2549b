import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sum, toTenth } from '../score.ts'
import { matchScore, orderByWeights } from './own-order.ts'
import { nearestWeights } from './own-weights.ts'

const OFFICIAL = [35, 30, 15, 10, 5, 5]

const measure = fc.double({ min: 0, max: 1, noNaN: true })
const anyRow = fc
  .array(measure, { minLength: 6, maxLength: 6 })
  .map(measures => ({ addends: measures.map((share, index) => share * (OFFICIAL[index] ?? 0)) }))
const anyRows = fc
  .array(anyRow, { minLength: 1, maxLength: 40 })
  .map(rows => rows.toSorted((a, b) => toTenth(sum(b.addends)) - toTenth(sum(a.addends))))

test('the weights of the method leave the official order', () => {
  fc.assert(
    fc.property(anyRows, rows => {
      expect(orderByWeights(rows, OFFICIAL, OFFICIAL).map(({ row }) => row)).toEqual(rows)
    }),
  )
})

test('a weight of all points orders by its measure alone', () => {
  const rows = [{ addends: [35, 0, 0, 0, 0, 0] }, { addends: [0, 30, 0, 0, 0, 0] }]
  const own = orderByWeights(rows, OFFICIAL, [0, 100, 0, 0, 0, 0])
  expect(own.map(({ row }) => row)).toEqual(rows.toReversed())
  expect(own.map(({ score, place }) => [score, place])).toEqual([
    [100, 1],
    [0, 2],
  ])
})

test('equal scores share a place and keep the official order', () => {
  const rows = ['b', 'a', 'c'].map(name => ({ name, addends: [17.5, 0, 0, 0, 0, 0] }))
  const own = orderByWeights(rows, OFFICIAL, [50, 50, 0, 0, 0, 0])
  expect(own.map(({ row, place }) => [row.name, place])).toEqual([
    ['b', 1],
    ['a', 1],
    ['c', 1],
  ])
})

test('scores stay between 0 and 100 and follow from their addends', () => {
  fc.assert(
    fc.property(anyRows, fc.array(fc.nat(100), { minLength: 6, maxLength: 6 }), (rows, numbers) => {
      for (const { score, addends } of orderByWeights(rows, OFFICIAL, nearestWeights(numbers, OFFICIAL))) {
        expect(score).toBe(toTenth(sum(addends)))
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }
    }),
  )
})

test('an addend that was not measured stays nothing', () => {
  const [first] = orderByWeights([{ addends: [40, 0, 0, 0, 0, 0] }], [40, 30, 15, 10, 5, 0], [50, 30, 10, 10, 0, 0])
  expect(first?.addends).toEqual([50, 0, 0, 0, 0, 0])
})

test('addends of single precision give the published score back', () => {
  fc.assert(
    fc.property(anyRow, ({ addends }) => {
      const score = toTenth(sum(addends))
      const matched = matchScore(addends.map(Math.fround), score)
      expect(toTenth(sum(matched))).toBe(score)
      matched.forEach((points, index) => {
        expect(Math.abs(points - (addends[index] ?? 0))).toBeLessThan(1e-4)
      })
    }),
  )
  // 60.05 rounds up, its halves in single precision add up to a little less.
  const halves = [30.05, 30].map(Math.fround)
  expect(toTenth(sum(halves))).toBe(60)
  expect(toTenth(sum(matchScore(halves, 60.1)))).toBe(60.1)
})
