import { moreText } from '#domain/russian/count-labels.ts'
import { Island } from '../../../app/island.tsx'
import { drawnPart } from '../../../app/late-part.ts'
import { ReviewList } from '../../../features/review-card/review-list.tsx'
import { ReviewFilters } from '../../../features/review-filters/review-filters.tsx'
import { useCall, useGrowing } from '../../../store/hooks.ts'
import { ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { AgencyFrame } from '../frame/agency-frame.tsx'
import { ANY_REVIEW, listParams, summaryParams } from '../reviews-query.ts'
import { NoReviews } from './no-reviews.tsx'
import styles from './reviews.module.css'
import { NEW, reviewsHref } from './reviews-href.ts'
import { useReviews } from './use-reviews.ts'

/** Page size of the call. */
const STEP = 10

const head = drawnPart(() => import('./reviews-head.tsx'))

export function AgencyReviews() {
  return (
    <AgencyFrame>
      <div className={`stack-24 ${styles.reviews}`}>
        <Island of={head} until="leave" />
        <Island of={Filters} />
        <Island of={Reviews} until="act" fallback={<LoadingBlock />} />
      </div>
    </AgencyFrame>
  )
}

function Filters() {
  const { agency, choice, hrefWith } = useReviews()
  const { response, isError, retry } = useCall('reviews-count-and-filters', summaryParams(agency, choice))
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  if (response.count === 0) return null
  return (
    <ReviewFilters
      summary={response}
      order={choice.order ?? NEW}
      hrefOf={(key, value) => hrefWith({ [key]: value })}
      resetHref={reviewsHref(agency, ANY_REVIEW, { order: choice.order ?? null })}
    />
  )
}

/** Further pages are appended. */
function Reviews() {
  const { agency, choice, cursor, hrefWith } = useReviews()
  const { response, isError, retry, growth } = useGrowing('agency-reviews', listParams(agency, choice))
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { reviews, next, more } = response
  if (reviews.length === 0) return <NoReviews />
  return (
    <ReviewList
      {...growth}
      reviews={reviews}
      call="agency-review-get"
      startHref={cursor === null ? null : hrefWith()}
      more={next === null ? null : { text: moreText(more, STEP, 'review'), href: hrefWith({ next }) }}
    />
  )
}
