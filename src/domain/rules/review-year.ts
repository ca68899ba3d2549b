const YEAR_MS = 365 * 86_400_000

/** One review of a client about an agency a year: any year, not that of the calendar. */
export const isSameReviewYear = (one: Date, other: Date): boolean => Math.abs(one.getTime() - other.getTime()) < YEAR_MS

/** Reviews written since then stand in the way of another one now. */
export const reviewYearBefore = (now: Date): Date => new Date(now.getTime() - YEAR_MS)
