export const DAY = 86_400_000
export const MONTH = 30.44 * DAY

export const startOfDay = (date: Date): number => Math.floor(date.getTime() / DAY) * DAY

export const dateText = (timestamp: number): string => new Date(timestamp).toISOString().slice(0, 10)

export const timestampText = (timestamp: number): string => new Date(timestamp).toISOString()

export const yearOf = (timestamp: number): number => new Date(timestamp).getUTCFullYear()

/** Months of the calendar (0–11) from the month of one date to that of another. */
export function calendarMonths(from: number, to: number): ReadonlySet<number> {
  const first = monthNumber(from)
  const count = Math.min(12, monthNumber(to) - first + 1)
  return new Set(Array.from({ length: count }, (_, index) => (first + index) % 12))
}

function monthNumber(timestamp: number): number {
  const date = new Date(timestamp)
  return date.getUTCFullYear() * 12 + date.getUTCMonth()
}

export const startOfYear = (year: number): number => Date.UTC(year, 0, 1)
