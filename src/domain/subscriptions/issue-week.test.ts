import { expect, test } from 'vitest'
import { boundsOfWeek, dueWeek } from './issue-week.ts'

test.each([
  ['Monday in Moscow', '2026-11-15T21:00:00Z', '2026-11-09'],
  ['the last minute of Sunday', '2026-11-15T20:59:00Z', '2026-11-02'],
  ['the middle of a week', '2026-11-18T09:00:00Z', '2026-11-09'],
  ['the first days of a year', '2027-01-05T09:00:00Z', '2026-12-28'],
])('on %s the latest issue due is that of the week before', (_, now, week) => {
  expect(dueWeek(new Date(now))).toBe(week)
})

test('a week begins and ends at midnight in Moscow', () => {
  expect(boundsOfWeek('2026-11-09')).toEqual({
    from: new Date('2026-11-08T21:00:00Z'),
    before: new Date('2026-11-15T21:00:00Z'),
  })
})
