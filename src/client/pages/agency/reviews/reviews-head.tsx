import { ReviewFilters } from '../../../features/review-filters/review-filters.tsx'
import { ReviewSummary } from '../../../features/review-summary/review-summary.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import styles from './reviews.module.css'
import { useReviews } from './use-reviews.ts'

/** Averages and filters, which come from one call. */
export function Part() {
  const { agency, choice, hrefOf } = useReviews()
  const { response, isError, retry } = useCall('reviews-count-and-filters', { agency, ...choice })
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  return (
    <div className={styles.head}>
      <ReviewSummary summary={response} heading="h2" />
      <ReviewFilters summary={response} hrefOf={hrefOf} />
    </div>
  )
}
