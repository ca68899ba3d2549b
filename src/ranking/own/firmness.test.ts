import { expect, test } from 'vitest'
import { makeSeededRandom } from '../seeded-random.ts'
import { firmnessOf } from './firmness.ts'
import { FIRMNESS } from './firmness-rule.ts'

const OFFICIAL = [35, 30, 15, 10, 5, 5]
const even = (share: number) => ({ addends: OFFICIAL.map(weight => weight * share) })

/** Rows that differ in what they are good at. */
function mixedRows(count: number) {
  const random = makeSeededRandom('rows')
  return Array.from({ length: count }, () => ({ addends: OFFICIAL.map(weight => weight * random()) }))
}

test('rows that are equally good at everything never swap', () => {
  const { first, leaders, bands } = firmnessOf([0.9, 0.7, 0.5, 0.3].map(even), OFFICIAL, OFFICIAL)
  expect(first).toBe(FIRMNESS.trials)
  expect(leaders).toBe(FIRMNESS.trials)
  expect(bands).toEqual([1, 2, 3, 4].map(place => ({ from: place, to: place })))
})

test('two rows of one score, each good at another thing, are first about half of the time', () => {
  const rows = [{ addends: [30, 0, 0, 0, 0, 0] }, { addends: [0, 30, 0, 0, 0, 0] }]
  const { first, leaders, bands } = firmnessOf(rows, OFFICIAL, OFFICIAL)
  expect(first).toBeGreaterThan(400)
  expect(first).toBeLessThan(600)
  expect(leaders).toBeNull()
  expect(bands).toEqual([
    { from: 1, to: 2 },
    { from: 1, to: 2 },
  ])
})

test('the same weights give the same numbers, other weights others', () => {
  const rows = mixedRows(60)
  const own = [25, 40, 15, 10, 0, 10]
  expect(firmnessOf(rows, OFFICIAL, own)).toEqual(firmnessOf(structuredClone(rows), OFFICIAL, own))
  expect(firmnessOf(rows, OFFICIAL, own)).not.toEqual(firmnessOf(rows, OFFICIAL, OFFICIAL))
})

test('bands are in the order of the own weights and hold places of the list', () => {
  const { bands } = firmnessOf(mixedRows(60), OFFICIAL, [10, 60, 10, 10, 5, 5])
  expect(bands).toHaveLength(60)
  for (const { from, to } of bands) {
    expect(from).toBeGreaterThanOrEqual(1)
    expect(to).toBeLessThanOrEqual(60)
    expect(from).toBeLessThanOrEqual(to)
  }
  // The median place follows the order, so a band near the top cannot begin below one near the end.
  expect(bands[0]?.from).toBeLessThan(bands.at(-1)?.from ?? 0)
})

test('an empty list has nothing to shift', () => {
  expect(firmnessOf([], OFFICIAL, OFFICIAL)).toEqual({ first: 0, leaders: null, bands: [] })
})
