/** Places of consecutive months, the last being the latest; null where the agency was not in the slice. */
export type MonthPlaces = readonly (number | null)[]

const KEPT = 12

/**
 * The places known so far and the place now. Recomputing within a month replaces its place; months without any
 * recompute stay empty. A date before the last month starts anew: it cannot be told what was known then.
 */
export function continueMonths(before: MonthPlaces, monthsPassed: number, place: number): MonthPlaces {
  if (monthsPassed < 0) return [place]
  const earlier = monthsPassed === 0 ? before.slice(0, -1) : before
  const unknown = Array.from({ length: Math.min(KEPT, monthsPassed - 1) }, () => null)
  const months = [...earlier, ...(monthsPassed > 1 ? unknown : []), place].slice(-KEPT)
  return months.slice(months.findIndex(known => known !== null))
}
