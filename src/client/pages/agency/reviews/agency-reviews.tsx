import { href } from '#domain/paths/paths.ts'
import { moreText } from '#domain/russian/count-labels.ts'
import { Island } from '../../../app/island.tsx'
import { ReviewList } from '../../../features/review-card/review-list.tsx'
import { ReviewFilters } from '../../../features/review-filters/review-filters.tsx'
import { ReviewSummary } from '../../../features/review-summary/review-summary.tsx'
import { useCall, useGrowing } from '../../../store/hooks.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { NoReviews } from './no-reviews.tsx'
import styles from './reviews.module.css'
import { useReviews } from './use-reviews.ts'

/** Page size of the call. */
const STEP = 10

export function AgencyReviews() {
  return (
    <AgencyFrame>
      <div className={`stack-24 ${styles.reviews}`}>
        <Island of={ReviewsHead} />
        <Island of={Reviews} until="act" fallback={<LoadingBlock />} />
      </div>
    </AgencyFrame>
  )
}

/** Averages and filters, which come from one call. */
function ReviewsHead() {
  const { agency, choice, hrefOf } = useReviews()
  const { response, isError, retry } = useCall('reviews-count-and-filters', { agency, ...choice })
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  return (
    <div className={`stack-24 ${styles.head}`}>
      <div className={styles.shape}>
        <ReviewSummary summary={response} heading="h2" />
        <p className={`stack-4 ${styles.leave}`}>
          <ButtonLink tone="primary" size="large" href={`${href('review-client')}?agency=${agency}`}>
            Оставить отзыв
          </ButtonLink>
          <small className="note">нужны почта компании и проект</small>
        </p>
      </div>
      <ReviewFilters summary={response} hrefOf={hrefOf} />
    </div>
  )
}

/** Newest first; further pages are appended. */
function Reviews() {
  const { agency, choice, cursor, hrefOf } = useReviews()
  const { response, isError, retry, growth } = useGrowing('agency-reviews', { agency, ...choice })
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { reviews, next, more } = response
  if (reviews.length === 0) return <NoReviews />
  return (
    <ReviewList
      {...growth}
      reviews={reviews}
      call="agency-review-get"
      startHref={cursor === null ? null : hrefOf(choice)}
      more={next === null ? null : { text: moreText(more, STEP, 'review'), href: hrefOf(choice, next) }}
    />
  )
}
