import { expect, test } from 'vitest'
import { makeRandom } from './random.ts'

const numbers = (seed: string | number, count: number) => {
  const random = makeRandom(seed)
  return Array.from({ length: count }, () => random.next())
}

test('the same seed gives the same stream', () => {
  expect(numbers('market', 50)).toEqual(numbers('market', 50))
})

test('adjacent seeds give unrelated streams', () => {
  expect(numbers(1, 5)).not.toEqual(numbers(2, 5))
})

test('a fork does not depend on the position of its parent', () => {
  const early = makeRandom('x')
  const late = makeRandom('x')
  for (let index = 0; index < 100; index += 1) late.next()
  expect(early.fork('names').next()).toBe(late.fork('names').next())
  expect(early.fork('names').next()).not.toBe(early.fork('texts').next())
})

test('integers cover both bounds and nothing beyond', () => {
  const random = makeRandom('int')
  const seen = new Set(Array.from({ length: 1000 }, () => random.int(3, 7)))
  expect([...seen].sort()).toEqual([3, 4, 5, 6, 7])
})

test('numbers are uniform', () => {
  const buckets = new Array<number>(10).fill(0)
  for (const value of numbers('even', 20_000)) {
    const bucket = Math.floor(value * 10)
    buckets[bucket] = (buckets[bucket] ?? 0) + 1
  }
  for (const count of buckets) expect(Math.abs(count - 2000)).toBeLessThan(250)
})

test('items are picked in proportion to their weights', () => {
  const random = makeRandom('weights')
  const picked = Array.from({ length: 4000 }, () =>
    random.pickWeighted([
      ['often', 3],
      ['rarely', 1],
      ['never', 0],
    ] as const),
  )
  expect(picked.filter(item => item === 'often').length / 4000).toBeCloseTo(0.75, 1)
  expect(picked).not.toContain('never')
})

test('the normal distribution has the given mean and deviation', () => {
  const random = makeRandom('normal')
  const values = Array.from({ length: 20_000 }, () => random.normal(10, 2))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  expect(mean).toBeCloseTo(10, 0)
  expect(deviation).toBeCloseTo(2, 0)
})

test('shuffling keeps every item and does not mutate the source', () => {
  const source = [1, 2, 3, 4, 5, 6, 7, 8]
  const shuffled = makeRandom('shuffle').shuffle(source)
  expect(shuffled).not.toEqual(source)
  expect([...shuffled].sort()).toEqual(source)
})

test('picking from an empty list is an error', () => {
  expect(() => makeRandom('none').pick([])).toThrow(RangeError)
})
