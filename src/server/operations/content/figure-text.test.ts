import { expect, test } from 'vitest'
import type { StatChart } from '#contract/calls/stats.ts'
import type { FigureAsk } from '../../content/draft.ts'
import { figureText } from './figure-text.ts'

const QUARTERS = ['2025-07-01', '2025-10-01', '2026-01-01', '2026-04-01', '2026-07-01']

const chartOf = (unit: string, points: (number | null)[], dates = QUARTERS): StatChart => ({
  kind: 'lines',
  unit,
  labels: points.map(String),
  dates,
  series: [
    { id: 'one', title: 'Один', path: null, points, low: [], high: [], samples: [] },
    { id: 'two', title: 'Два', path: null, points: points.map(() => 7), low: [], high: [], samples: [] },
  ],
})

const ask = (given: Partial<FigureAsk>): FigureAsk => ({
  kind: 'stat',
  id: 'median-budget',
  choices: {},
  series: null,
  at: 'last',
  against: null,
  gender: 'f',
  line: 1,
  ...given,
})

const told = (chart: StatChart, given: Partial<FigureAsk> = {}) =>
  figureText(chart, ask(given))?.replaceAll('\u00a0', ' ') ?? null

test('a figure has its unit, in the form that agrees with it', () => {
  expect(told(chartOf('₽', [1, 2, 3, 4, 1_250_000]))).toBe('1 250 000 ₽')
  expect(told(chartOf('%', [1, 2, 3, 4, 12]), { id: 'company-mail' })).toBe('12,0 %')
  expect(told(chartOf('дня', [1, 2, 3, 4, 5]), { id: 'answer-time' })).toBe('5 дней')
  expect(told(chartOf('дня', [1, 2, 3, 4, 1.5]), { id: 'answer-time' })).toBe('1,5 дня')
  expect(told(chartOf('балла', [1, 2, 3, 4, 1]), { id: 'review-marks' })).toBe('1 балл')
  expect(told(chartOf('', [1, 2, 3, 4, 1_200]), { id: 'tenders' })).toBe('1 200')
})

test('the moment and the series are chosen', () => {
  const chart = chartOf('', [5, 6, 7, 8, 9])
  expect(told(chart, { at: 'first', id: 'tenders' })).toBe('5')
  expect(told(chart, { at: 'year-ago', id: 'tenders' })).toBe('5')
  expect(told(chart, { series: 'two', id: 'tenders' })).toBe('7')
  expect(told(chart, { series: 'three', id: 'tenders' })).toBeNull()
  expect(told(chartOf('', [5, 6], []), { at: 'year-ago', id: 'tenders' })).toBeNull()
  expect(told(chartOf('', [5, 6, 7, 8, null]), { id: 'tenders' })).toBeNull()
})

test('the wording of a change agrees with its subject', () => {
  const change = { kind: 'change' as const }
  expect(told(chartOf('₽', [100, 0, 0, 0, 104.1]), change)).toBe('выросла на 4,1 %')
  expect(told(chartOf('₽', [100, 0, 0, 0, 98]), { ...change, gender: 'm' })).toBe('снизился на 2 %')
  expect(told(chartOf('₽', [100, 0, 0, 0, 100]), { ...change, gender: 'n' })).toBe('не изменилось')
  expect(told(chartOf('%', [10, 0, 0, 0, 12.1]), { ...change, id: 'company-mail' })).toBe('выросла на 2,1 пункта')
  expect(told(chartOf('%', [100, 0, 0, 0, 110]), { ...change, id: 'price-index' })).toBe('выросла на 10 %')
  expect(told(chartOf('', [0, 0, 0, 0, 3]), { ...change, id: 'tenders' })).toBeNull()
})

test('a change may be counted from another series of the same moment', () => {
  const change = { kind: 'change' as const, id: 'review-marks' as const, series: 'one', against: 'two' }
  expect(told(chartOf('балла', [7.021, 7.004]), { ...change, at: 'first' })).toBe('выросла на 0,02 балла')
  expect(told(chartOf('балла', [7.021, 7.004]), { ...change, at: 'last' })).toBe('не изменилась')
  expect(told(chartOf('балла', [7, 6]), { ...change, against: 'three' })).toBeNull()
})
