import { expect, test } from 'vitest'
import { elapsed } from './elapsed.ts'

const now = new Date('2026-11-15T12:00:00Z')

test.each([
  ['2026-11-15T12:00:00Z', '0:00:00'],
  ['2026-11-15T11:58:51Z', '0:01:09'],
  ['2026-11-15T02:00:00Z', '10:00:00'],
  ['2026-11-11T11:59:59Z', '96:00:01'],
  ['2026-11-15T13:00:00Z', '0:00:00'],
])('since %s it shows %s', (since, text) => {
  expect(elapsed(new Date(since), now)).toBe(text)
})
