import type { ReviewShape } from '#contract/shapes/review.ts'
import { POOR_MARK } from '#domain/review/review-filters.ts'
import { counted } from '#domain/russian/plural.ts'

interface PoorReviewsProps extends Pick<ReviewShape, 'distribution'> {
  href: string
}

/** What a careful client reads first, with its number. */
export function PoorReviews({ distribution, href }: PoorReviewsProps) {
  const poor = distribution.reduce((sum, { overall, count }) => (overall <= POOR_MARK ? sum + count : sum), 0)
  if (poor === 0) return <p className="note">Троек и оценок ниже нет.</p>
  return (
    <p className="note">
      {`${counted(poor, 'review')} на тройку и ниже. `}
      <a href={href} rel="nofollow">
        Прочесть
      </a>
    </p>
  )
}
