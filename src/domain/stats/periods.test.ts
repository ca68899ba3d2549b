import { expect, test } from 'vitest'
import { lastFullPeriod, periodLabel, periodsBetween, periodTitle, quarterGenitive, stepsBefore } from './periods.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  // In Moscow it is 1 October already.
  ['2026-09-30T21:30:00Z', '2026-09-01', '2026-07-01'],
  ['2026-09-30T20:30:00Z', '2026-08-01', '2026-04-01'],
  ['2026-01-15T00:00:00Z', '2025-12-01', '2025-10-01'],
  ['2026-11-16T00:00:00Z', '2026-10-01', '2026-07-01'],
])('at %s the last full month began on %s and the last full quarter on %s', (now, month, quarter) => {
  expect(lastFullPeriod('month', now)).toBe(month)
  expect(lastFullPeriod('quarter', now)).toBe(quarter)
})

test('periods go over the end of a year', () => {
  expect(periodsBetween('month', '2025-11-01', '2026-02-01')).toEqual([
    '2025-11-01',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ])
  expect(periodsBetween('quarter', '2025-10-01', '2026-04-01')).toEqual(['2025-10-01', '2026-01-01', '2026-04-01'])
  expect(periodsBetween('month', '2026-02-01', '2026-01-01')).toEqual([])
  expect(stepsBefore('quarter', '2026-01-01', 4)).toBe('2025-01-01')
  expect(stepsBefore('month', '2026-01-01', 1)).toBe('2025-12-01')
})

test('periods are named', () => {
  expect(plain(periodLabel('month', '2026-11-01'))).toBe('ноя 2026')
  expect(plain(periodLabel('quarter', '2026-07-01'))).toBe('3 кв. 2026')
  expect(plain(periodTitle('month', '2026-10-01'))).toBe('октябрь 2026')
  expect(plain(periodTitle('quarter', '2026-10-01'))).toBe('4-й квартал 2026')
  expect(plain(quarterGenitive('2026-01-01'))).toBe('1-го квартала 2026')
})
