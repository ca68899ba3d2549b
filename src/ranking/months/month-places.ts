/** What was recorded in consecutive months, the last being the latest; null where the agency was not in the slice. */
export type Months<Value> = readonly (Value | null)[]
export type MonthPlaces = Months<number>
/** The score, then its addends in the order of the factors. */
export type MonthScores = Months<readonly number[]>

const YEAR = 12
/** This month and the year before it. */
export const KEPT_MONTHS = YEAR + 1

/**
 * What is known so far and the value now. Recomputing within a month replaces its value; months without any recompute
 * stay empty. A date before the last month restarts the history: what was known then is lost.
 */
export function continueMonths<Value>(before: Months<Value>, monthsPassed: number, value: Value): Months<Value> {
  if (monthsPassed < 0) return [value]
  const earlier = monthsPassed === 0 ? before.slice(0, -1) : before
  const unknown = Array.from({ length: Math.min(KEPT_MONTHS, monthsPassed - 1) }, () => null)
  const months = [...earlier, ...(monthsPassed > 1 ? unknown : []), value].slice(-KEPT_MONTHS)
  return months.slice(months.findIndex(known => known !== null))
}

/** What was recorded twelve months ago; null where it is not known. */
export const yearAgo = <Value>(months: Months<Value>): Value | null => months[months.length - 1 - YEAR] ?? null
