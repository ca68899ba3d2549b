import { href } from '#domain/paths/paths.ts'
import { FILTERS } from '../../../features/review-filters/review-filters.tsx'
import { ReviewSummary } from '../../../features/review-summary/review-summary.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { ANY_REVIEW, summaryParams } from '../reviews-query.ts'
import styles from './reviews.module.css'
import { reviewsHref } from './reviews-href.ts'
import { useReviews } from './use-reviews.ts'

/** The shape of all published reviews, whatever is chosen below; its bars lead to their reviews. */
export function ReviewsHead() {
  const { agency, choice } = useReviews()
  const { response } = useCall('reviews-count-and-filters', summaryParams(agency, choice))
  if (!response) return null
  return (
    <div className={styles.shape}>
      <ReviewSummary
        summary={response}
        heading="h2"
        hrefOf={(key, value) => `${reviewsHref(agency, ANY_REVIEW, { [key]: value })}#${FILTERS}`}
      />
      <p className={`stack-4 ${styles.leave}`}>
        <ButtonLink tone="primary" size="large" href={`${href('review-client')}?agency=${agency}`}>
          Оставить отзыв
        </ButtonLink>
        <small className="note">нужны почта компании и проект</small>
      </p>
    </div>
  )
}
