import { moscowDay } from '#domain/time/dates.ts'

const YEARS = 2

/** Prices are those of the last two years: older sums mislead. */
export function paidSince(now: Date): string {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - YEARS)
  return moscowDay(since)
}
