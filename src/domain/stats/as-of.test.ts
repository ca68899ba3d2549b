import { expect, test } from 'vitest'
import { asOfProblem, isDay } from './as-of.ts'

const now = new Date('2026-11-18T20:00:00Z')
const start = new Date('2026-11-10T09:00:00Z')

test.each([
  ['2026-11-18', null],
  ['2026-11-10', null],
  ['2026-11-09', 'too-early'],
  ['2026-11-19', 'future'],
  ['2026-02-30', 'not-a-day'],
  ['18.11.2026', 'not-a-day'],
  ['2026-11-1', 'not-a-day'],
  ['', 'not-a-day'],
])('%j: %s', (day, problem) => {
  expect(asOfProblem(day, { now, start })).toBe(problem)
})

test('days are those of Moscow', () => {
  expect(asOfProblem('2026-11-19', { now: new Date('2026-11-18T21:00:00Z'), start })).toBeNull()
})

test('before the first run there are no figures', () => {
  expect(asOfProblem('2026-11-18', { now, start: null })).toBe('too-early')
})

test.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['0000-00-00', false],
])('%s is a day: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})
