import { expect, test } from 'vitest'
import { dueMonth } from './issue-month.ts'

test.each([
  ['the second day of a month in Moscow', '2026-11-01T21:00:00Z', '2026-10'],
  ['the last minute of the first day', '2026-11-01T20:59:00Z', '2026-09'],
  ['the middle of a month', '2026-11-16T09:00:00Z', '2026-10'],
  ['the second of January', '2027-01-02T09:00:00Z', '2026-12'],
  ['the first of January', '2027-01-01T09:00:00Z', '2026-11'],
])('on %s the latest issue due is that of the right month', (_, now, month) => {
  expect(dueMonth(new Date(now))).toBe(month)
})
