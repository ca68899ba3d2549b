import type { Random } from '#seed/random.ts'
import { DAY, startOfYear, yearOf } from '../calendar.ts'

/** Launches by month: few in January and in the summer, many before the season and before the year is closed. */
const SEASONS = [0.5, 0.9, 1.15, 1.25, 1, 0.95, 0.85, 0.6, 1.05, 1.15, 1.25, 1.35] as const
const MONTHS = SEASONS.map((weight, month) => [month, weight] as const)
const YEAR_SUM = SEASONS.reduce((sum, weight) => sum + weight, 0)
const WEEKEND_LAUNCHES = 0.12

const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay())

/** The share of a year's launches that fall before a date. */
export function shareOfYear(year: number, before: number): number {
  if (before >= startOfYear(year + 1)) return 1
  if (before < startOfYear(year)) return 0
  const date = new Date(before)
  const whole = SEASONS.slice(0, date.getUTCMonth()).reduce((sum, weight) => sum + weight, 0)
  return (whole + ((SEASONS[date.getUTCMonth()] ?? 1) * (date.getUTCDate() - 1)) / 31) / YEAR_SUM
}

/** A day of the year up to a date, mostly a working one. */
export function launchIn(random: Random, year: number, until: number): number {
  const lastMonth = yearOf(until) > year ? 11 : new Date(until).getUTCMonth()
  for (;;) {
    const month = random.pickWeighted(MONTHS.slice(0, lastMonth + 1))
    const day = Date.UTC(year, month, 1) + random.int(0, 30) * DAY
    if (new Date(day).getUTCMonth() !== month || day > until) continue
    if (!isWeekend(day) || random.chance(WEEKEND_LAUNCHES)) return day
  }
}
