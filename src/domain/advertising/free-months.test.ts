import { expect, test } from 'vitest'
import { moscowMonth } from '../time/dates.ts'
import { takenIn } from './free-months.ts'

const MARCH = moscowMonth('2026-03-15T00:00:00Z')
const period = (startsOn: string, endsOn: string) => ({ startsOn, endsOn })

test('a month without ads is free', () => {
  expect(takenIn(MARCH, [])).toBe(0)
  expect(takenIn(MARCH, [period('2026-01-01', '2026-02-28'), period('2026-04-01', '2026-04-30')])).toBe(0)
})

test('a single day of an ad takes the month', () => {
  expect(takenIn(MARCH, [period('2026-03-31', '2026-04-30')])).toBe(1)
  expect(takenIn(MARCH, [period('2026-01-01', '2026-03-01')])).toBe(1)
})

test('ads that follow each other take one place, simultaneous ones two', () => {
  expect(takenIn(MARCH, [period('2026-03-01', '2026-03-10'), period('2026-03-11', '2026-03-31')])).toBe(1)
  expect(takenIn(MARCH, [period('2026-03-01', '2026-03-11'), period('2026-03-11', '2026-03-31')])).toBe(2)
})
