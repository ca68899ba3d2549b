import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  endOfMoscowMonth,
  formatDate,
  formatDateNumeric,
  formatMonth,
  monthLabels,
  moscowHour,
  moscowMonth,
  moscowYear,
} from './dates.ts'
import { formatElapsed } from './elapsed.ts'

const spaced = (text: string) => text.replaceAll('\u00a0', ' ')
const moscow = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', ...options })
// Moscow had a different UTC offset until the end of 2014.
const day = fc.date({
  min: new Date('2015-01-01T00:00:00Z'),
  max: new Date('2060-01-01T00:00:00Z'),
  noInvalidDate: true,
})

test('dates match Intl in the Moscow time zone, without «г.»', () => {
  const long = moscow({ day: 'numeric', month: 'long', year: 'numeric' })
  const numeric = moscow({ day: '2-digit', month: '2-digit', year: 'numeric' })
  const month = moscow({ month: 'long', year: 'numeric' })
  const withoutYearMark = (text: string) => text.replace(/\s*г\.$/, '')
  fc.assert(
    fc.property(day, date => {
      expect(spaced(formatDate(date))).toBe(withoutYearMark(long.format(date)))
      expect(formatDateNumeric(date)).toBe(numeric.format(date))
      expect(formatMonth(date)).toBe(withoutYearMark(month.format(date)))
    }),
  )
})

test('the day changes at midnight in Moscow', () => {
  expect(spaced(formatDate('2026-11-12T20:59:59Z'))).toBe('12 ноября 2026')
  expect(spaced(formatDate('2026-11-12T21:00:00Z'))).toBe('13 ноября 2026')
  expect(moscowYear('2026-12-31T21:30:00Z')).toBe(2027)
  expect(moscowHour('2026-11-12T21:00:00Z')).toBe(0)
})

test.each([
  ['2026-03-05T09:00:00Z', '2026-03-05T09:00:00Z', '0:00:00'],
  ['2026-03-05T09:00:00Z', '2026-03-05T09:01:05.900Z', '0:01:05'],
  ['2026-03-05T09:00:00Z', '2026-03-06T11:05:09Z', '26:05:09'],
  ['2026-03-05T09:00:00Z', '2026-03-05T08:59:00Z', '0:00:00'],
])('from %s to %s is %s', (from, to, elapsed) => {
  expect(formatElapsed(from, to)).toBe(elapsed)
})

test('months are counted and named in Moscow', () => {
  expect(moscowMonth('2026-01-31T21:00:00Z') - moscowMonth('2025-12-31T20:59:59Z')).toBe(2)
  expect(endOfMoscowMonth(moscowMonth('2026-02-10T00:00:00Z'))).toEqual(new Date('2026-02-28T20:59:59Z'))
  expect(endOfMoscowMonth(moscowMonth('2025-12-10T00:00:00Z'))).toEqual(new Date('2025-12-31T20:59:59Z'))
  expect(monthLabels('2026-11-15T00:00:00Z', 12)).toEqual([
    'дек',
    'янв',
    'фев',
    'мар',
    'апр',
    'май',
    'июн',
    'июл',
    'авг',
    'сен',
    'окт',
    'ноя',
  ])
  expect(monthLabels('2026-11-15T00:00:00Z', 0)).toEqual([])
})
