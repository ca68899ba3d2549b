import { expect, test } from 'vitest'
import { BOUNDS, surplus } from './bounds.ts'

const NOW = 1_000_000
const ROOMY = { count: 100, bytes: 1000, ageMs: NOW }
const entry = (url: string, at: number, bytes = 1) => ({ url, at, bytes })
const urls = (entries: readonly { url: string }[]) => entries.map(({ url }) => url)

test('the oldest entries beyond the count go', () => {
  const entries = [entry('b', 2), entry('a', 1), entry('c', 3)]
  expect(urls(surplus(entries, { ...ROOMY, count: 2 }, NOW))).toEqual(['a'])
  expect(surplus(entries, { ...ROOMY, count: 3 }, NOW)).toEqual([])
})

test('the oldest entries beyond the bytes go, and nothing older takes their room', () => {
  const entries = [entry('small and old', 1, 10), entry('large', 2, 900), entry('new', 3, 200)]
  expect(urls(surplus(entries, ROOMY, NOW))).toEqual(['large', 'small and old'])
})

test('entries that are too old are deleted even if there is room', () => {
  expect(urls(surplus([entry('old', 5), entry('young', 6)], { ...ROOMY, ageMs: 10 }, 16))).toEqual(['old'])
})

test('all copies together fit into 35 megabytes', () => {
  const sum = Object.values(BOUNDS).reduce((bytes, bounds) => bytes + bounds.bytes, 0)
  expect(sum).toBeLessThanOrEqual(35_000_000)
})
