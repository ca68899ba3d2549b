import { moreText } from '#domain/russian/count-labels.ts'
import { ReviewList } from '../../../features/review-card/review-list.tsx'
import { ReviewFilters } from '../../../features/review-filters/review-filters.tsx'
import { ReviewSummary } from '../../../features/review-summary/review-summary.tsx'
import { useCall, useGrowing } from '../../../store/hooks.ts'
import { EmptyState, ErrorBlock, LoadingBlock } from '../../../ui/block-state.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { ANY_REVIEW, reviewsHref, useReviews, withReviewFilter } from '../cms-choice.ts'
import { CmsFrame } from '../frame/cms-frame.tsx'

/** Page size of the call. */
const STEP = 10

export function SystemReviews() {
  return (
    <CmsFrame>
      <Summary />
      <Reviews />
    </CmsFrame>
  )
}

function Summary() {
  const { cms, choice, params } = useReviews()
  const { response, isError, retry } = useCall('cms-reviews-count-and-filters', params)
  if (isError) return <ErrorBlock onRetry={retry}>Сводка отзывов не загрузилась</ErrorBlock>
  if (!response) return <LoadingBlock />
  return (
    <>
      <ReviewSummary summary={response} heading="h2" />
      <ReviewFilters
        summary={response}
        hrefOf={(key, value) => reviewsHref(cms, withReviewFilter(choice, key, value))}
        resetHref={reviewsHref(cms, ANY_REVIEW)}
      />
    </>
  )
}

/** Reviews of all agencies' work on this CMS, newest first. */
function Reviews() {
  const { cms, choice, params } = useReviews()
  const { response, isError, retry, growth } = useGrowing('cms-reviews', params)
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { reviews, next, more } = response
  if (reviews.length === 0) return <NoReviews allHref={reviewsHref(cms, ANY_REVIEW)} />
  const { next: from, ...filters } = choice
  return (
    <ReviewList
      {...growth}
      id="reviews"
      reviews={reviews}
      call="cms-review-get"
      isAgencyShown
      startHref={from === undefined ? null : reviewsHref(cms, filters)}
      more={
        next === null ? null : { text: moreText(more, STEP, 'review'), href: reviewsHref(cms, { ...filters, next }) }
      }
    />
  )
}

function NoReviews({ allHref }: { allHref: string }) {
  return (
    <EmptyState
      title="Таких отзывов нет"
      action={
        <ButtonLink tone="secondary" href={allHref}>
          Показать все отзывы
        </ButtonLink>
      }
    >
      Выберите другую услугу или стоимость.
    </EmptyState>
  )
}
