import { endOfMoscowDay, moscowDay } from '../time/dates.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** «2026-02-30» is written as a day, but is none. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

export type AsOfProblem = 'not-a-day' | 'future' | 'too-early'

/** Why there are no figures as of the day; null if there are. `start` is since when they are kept. */
export function asOfProblem(asOf: string, { now, start }: { now: Date; start: Date | null }): AsOfProblem | null {
  if (!isDay(asOf)) return 'not-a-day'
  if (asOf > moscowDay(now)) return 'future'
  return start === null || endOfMoscowDay(asOf) < start ? 'too-early' : null
}
