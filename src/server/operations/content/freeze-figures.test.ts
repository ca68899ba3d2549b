import { expect, test } from 'vitest'
import { momentsOf } from './freeze-figures.ts'

const CITED = new Date('2026-02-05T21:00:00Z')
const NOW = new Date('2026-11-18T09:00:00Z')

test('charts without periods are of the day of the text once figures of that day are kept', () => {
  expect(momentsOf(CITED, new Date('2026-01-01T00:00:00Z'), NOW)).toEqual({ cited: CITED, snapshot: CITED })
})

test('before that only the charts of today are known', () => {
  expect(momentsOf(CITED, new Date('2026-10-01T00:00:00Z'), NOW)).toEqual({ cited: CITED, snapshot: NOW })
  expect(momentsOf(CITED, null, NOW)).toEqual({ cited: CITED, snapshot: NOW })
})
