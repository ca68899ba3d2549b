import { formatDate, moscowDay } from '../time/dates.ts'

const DAY_MS = 86_400_000

/** Monday of the last week that is over in Moscow, «2026-11-09»; the value sorts as text. */
export function dueWeek(now: Date): string {
  const today = new Date(`${moscowDay(now)}T00:00:00Z`)
  const sinceMonday = (today.getUTCDay() + 6) % 7
  return new Date(today.getTime() - (sinceMonday + 7) * DAY_MS).toISOString().slice(0, 10)
}

export function boundsOfWeek(week: string): { from: Date; before: Date } {
  const from = new Date(`${week}T00:00:00+03:00`)
  return { from, before: new Date(from.getTime() + 7 * DAY_MS) }
}

export function weekTitle(week: string): string {
  return `неделя с ${formatDate(boundsOfWeek(week).from)}`
}
