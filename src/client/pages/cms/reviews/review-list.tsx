import { counted } from '#domain/russian/plural.ts'
import { GrowingList } from '../../../features/growing-list/growing-list.tsx'
import { ReviewCard } from '../../../features/review-card/review-card.tsx'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest, remoteActions } from '../../../store/remote.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import styles from './reviews.module.css'
import { reviewsHref } from './reviews-query.ts'
import { useReviews } from './use-reviews.ts'

const NAME = 'cms-reviews'
/** Page size of the call. */
const STEP = 10

/** Reviews of all agencies' work on this CMS, newest first. */
export function ReviewList() {
  const { cms, choice, params } = useReviews()
  const dispatch = useAppDispatch()
  const { response, isAjax, isError, retry } = useCall(NAME, params)
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { reviews, next, more } = response
  if (reviews.length === 0) return <NoReviews allHref={reviewsHref(cms, { category: 'all', price: 0 })} />
  const { next: from, ...filters } = choice
  return (
    <GrowingList
      label="Отзывы"
      id="reviews"
      length={reviews.length}
      target="[data-review]"
      more={next === null ? null : { text: moreText(more), href: reviewsHref(cms, { ...filters, next }) }}
      isAjax={isAjax}
      isError={isError}
      onMore={() => dispatch(loadCall(callRequest(NAME, next === null ? params : { ...params, next })))}
    >
      {from !== undefined && (
        // The stored list starts in the middle; clear it, or the link would show the same list.
        <TextLink isTarget href={reviewsHref(cms, filters)} onClick={() => dispatch(remoteActions.cleared([NAME]))}>
          К началу списка
        </TextLink>
      )}
      <ul className={styles.list}>
        {reviews.map(review => (
          <li key={review.id} data-review={review.id} tabIndex={-1}>
            <ReviewCard review={review} isAgencyShown headingLevel={2} />
          </li>
        ))}
      </ul>
    </GrowingList>
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

/** «Показать ещё 10 отзывов» */
const moreText = (left: number): string => `Показать ещё ${counted(Math.min(Math.max(left, 1), STEP), 'review')}`
