import { roundDecimal } from '../numbers/numbers.ts'
import type { ReviewCriterion } from '../vocabulary/review-criteria.ts'

interface Criterion {
  id: ReviewCriterion
  title: string
  average: number
}

/** A smaller gap is noise. */
export const WEAK_GAP = 0.2
/** Averages of fewer reviews say little. */
export const WEAK_REVIEWS = 5

interface WeakPoint {
  id: ReviewCriterion
  title: string
  gap: number
}

/** The one lowest criterion, if it is clearly below the mean of the others; averages count as they are shown. */
export function weakPoint(criteria: readonly Criterion[], reviews: number): WeakPoint | null {
  const [lowest, ...others] = criteria
    // A recommendation sums up the others.
    .filter(({ id }) => id !== 'recommend')
    .map(({ id, title, average }) => ({ id, title, average: roundDecimal(average, 1) }))
    .toSorted((one, other) => one.average - other.average)
  if (!lowest || others.length === 0 || reviews < WEAK_REVIEWS || others[0]?.average === lowest.average) return null
  const mean = others.reduce((sum, { average }) => sum + average, 0) / others.length
  const gap = roundDecimal(mean - lowest.average, 2)
  return gap >= WEAK_GAP ? { id: lowest.id, title: lowest.title, gap } : null
}
