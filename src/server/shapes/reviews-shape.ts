import type { ReviewShape } from '#contract/shapes/review.ts'
import type { CriterionMedians } from '#db/queries/reviews/criterion-medians.ts'
import { getCriterionMedians } from '#db/queries/reviews/criterion-medians.ts'
import type { ReviewCount } from '#db/queries/reviews/reviews.ts'
import { averageMark } from '#domain/review/average-mark.ts'
import { reviewFinding } from '#domain/review/review-finding.ts'
import { WEAK_REVIEWS, weakPoint } from '#domain/review/weak-point.ts'
import { REVIEW_CRITERIA } from '#domain/vocabulary/review-criteria.ts'
import type { Context } from '../context.ts'

const MARKS = [5, 4, 3, 2, 1] as const

/** Published reviews at a glance; without a market nothing is compared. */
export function reviewsShape(published: readonly ReviewCount[], market: CriterionMedians | null): ReviewShape {
  const count = total(published)
  const criteria = REVIEW_CRITERIA.flatMap(({ id, title }) => {
    const average = averageOf(published, row => row[id])
    return average === null ? [] : { id, title, average, market: market?.[id] ?? null }
  })
  return {
    average: averageOf(published, sumOfMarks),
    count,
    finding: reviewFinding(criteria, count),
    criteria,
    weak: weakPoint(criteria, count),
    distribution: MARKS.map(mark => ({
      overall: mark,
      count: total(published.filter(({ overall }) => overall === mark)),
    })),
    years: yearsOf(published),
    from_company: published.reduce((sum, row) => sum + row.from_company, 0),
    agencies: market?.agencies ?? null,
  }
}

/** The market an agency's marks are compared with; memoised for a minute across pages. */
export const criterionMedians = ({ memo, database }: Context): Promise<CriterionMedians> =>
  memo.remember('criterion-medians', () => getCriterionMedians(database.kysely, WEAK_REVIEWS))

export const total = (counts: readonly ReviewCount[]): number => counts.reduce((sum, { reviews }) => sum + reviews, 0)

export const sumOfMarks = ({ overall, reviews }: ReviewCount): number => overall * reviews

export function averageOf(counts: readonly ReviewCount[], sumOf: (row: ReviewCount) => number): number | null {
  return averageMark(
    counts.reduce((sum, row) => sum + sumOf(row), 0),
    total(counts),
  )
}

/** From the first year with a review to the last; a year without any has no average. */
function yearsOf(published: readonly ReviewCount[]): ReviewShape['years'] {
  const known = published.flatMap(({ year }) => year ?? [])
  if (known.length === 0) return []
  const first = Math.min(...known)
  return Array.from({ length: Math.max(...known) - first + 1 }, (_, index) => {
    const ofYear = published.filter(({ year }) => year === first + index)
    return { year: first + index, count: total(ofYear), average: averageOf(ofYear, sumOfMarks) }
  })
}
