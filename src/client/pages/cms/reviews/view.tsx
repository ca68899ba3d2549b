import { ReviewFilters } from '../../../features/review-filters/review-filters.tsx'
import { ReviewSummary } from '../../../features/review-summary/review-summary.tsx'
import { useCall } from '../../../store/hooks.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { CmsFrame } from '../frame/cms-frame.tsx'
import { ReviewList } from './review-list.tsx'
import { reviewsHref } from './reviews-query.ts'
import { useReviews } from './use-reviews.ts'

export function View() {
  return (
    <CmsFrame>
      <Summary />
      <ReviewList />
    </CmsFrame>
  )
}

function Summary() {
  const { cms, params } = useReviews()
  const { response, isError, retry } = useCall('cms-reviews-count-and-filters', params)
  if (isError) return <ErrorBlock onRetry={retry}>Сводка отзывов не загрузилась</ErrorBlock>
  if (!response) return <LoadingBlock />
  return (
    <>
      <ReviewSummary summary={response} heading="h2" />
      <ReviewFilters summary={response} hrefOf={choice => reviewsHref(cms, choice)} />
    </>
  )
}
