import { moscowMonth } from '../time/dates.ts'

const DAY_MS = 86_400_000

/**
 * The latest month whose issue is due, «2026-10». A month is reported from the second day of the next one, when its
 * figures have been counted; the value sorts as text.
 */
export function dueMonth(now: Date): string {
  return monthText(moscowMonth(new Date(now.getTime() - DAY_MS)) - 1)
}

function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
