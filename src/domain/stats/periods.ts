import { NBSP } from '../numbers/numbers.ts'
import { formatMonth, monthLabels, moscowMonth, type Timestamp } from '../time/dates.ts'

export type PeriodStep = 'month' | 'quarter'

const MONTHS_IN: Record<PeriodStep, number> = { month: 1, quarter: 3 }

/** Steps in a year: a point so many steps earlier is of the same season. */
export const stepsInYear = (step: PeriodStep): number => 12 / MONTHS_IN[step]

/** '' is the default. A chart also shows the point before its years, so that a change over a whole year can be read. */
export const STAT_PERIODS = [
  { value: 'year', title: `1${NBSP}год`, years: 1 },
  { value: '', title: `2${NBSP}года`, years: 2 },
  { value: '5-years', title: `5${NBSP}лет`, years: 5 },
  { value: 'all', title: 'всё время', years: null },
] as const

/** A month or quarter that still goes on would look like a fall. */
export function lastFullPeriod(step: PeriodStep, now: Timestamp): string {
  const size = MONTHS_IN[step]
  return dayOfMonth(Math.floor(moscowMonth(now) / size) * size - size)
}

/** Starts of the periods from one to the other, both included. */
export function periodsBetween(step: PeriodStep, first: string, last: string): string[] {
  const size = MONTHS_IN[step]
  const count = (moscowMonth(last) - moscowMonth(first)) / size + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => dayOfMonth(moscowMonth(first) + index * size))
}

export const stepsBefore = (step: PeriodStep, at: string, steps: number): string =>
  dayOfMonth(moscowMonth(at) - steps * MONTHS_IN[step])

/** «ноя 2026», «3 кв. 2026» */
export function periodLabel(step: PeriodStep, at: string): string {
  const year = at.slice(0, 4)
  return step === 'month' ? `${monthLabels(at, 1)[0]}${NBSP}${year}` : `${quarterOf(at)}${NBSP}кв.${NBSP}${year}`
}

/** «октябрь 2026», «3-й квартал 2026» */
export const periodTitle = (step: PeriodStep, at: string): string =>
  step === 'month' ? formatMonth(at) : `${quarterOf(at)}-й${NBSP}квартал ${at.slice(0, 4)}`

/** «3-го квартала 2026» */
export const quarterGenitive = (at: string): string => `${quarterOf(at)}-го${NBSP}квартала ${at.slice(0, 4)}`

const quarterOf = (at: string): number => Math.floor((Number(at.slice(5, 7)) - 1) / 3) + 1

const dayOfMonth = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`
