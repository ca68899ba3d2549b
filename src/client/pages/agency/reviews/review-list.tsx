import type { ReactNode } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { counted } from '#domain/russian/plural.ts'
import { GrowingList } from '../../../features/growing-list/growing-list.tsx'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { loadCall } from '../../../store/load-call.ts'
import { callRequest, remoteActions } from '../../../store/remote.ts'
import { ErrorBlock } from '../../../ui/error-block.tsx'
import { LoadingBlock } from '../../../ui/loading-block.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { NoReviews } from './no-reviews.tsx'
import { listParams } from './reviews-query.ts'
import { useReviews } from './use-reviews.ts'

const NAME = 'agency-reviews'
/** Page size of the call. */
const STEP = 10

/** Newest first; further pages are appended. */
export function ReviewList({ children }: { children: (review: Review) => ReactNode }) {
  const { agency, choice, cursor, hrefOf } = useReviews()
  const dispatch = useAppDispatch()
  const { response, isAjax, isError, retry } = useCall(NAME, listParams(agency, choice, null))
  if (!response) return isError ? <ErrorBlock onRetry={retry} /> : <LoadingBlock />
  const { reviews, next, more } = response
  if (reviews.length === 0) return <NoReviews />
  return (
    <GrowingList
      label="Отзывы"
      length={reviews.length}
      target="[data-review]"
      more={next === null ? null : { text: moreText(more), href: hrefOf(choice, next) }}
      isAjax={isAjax}
      isError={isError}
      onMore={() => dispatch(loadCall(callRequest(NAME, listParams(agency, choice, next))))}
    >
      {cursor !== null && (
        // The stored list starts in the middle; clear it, or the link would show the same list.
        <TextLink isTarget href={hrefOf(choice)} onClick={() => dispatch(remoteActions.cleared([NAME]))}>
          К началу списка
        </TextLink>
      )}
      <ul>
        {reviews.map(review => (
          <li key={review.id} data-review={review.id} tabIndex={-1}>
            {children(review)}
          </li>
        ))}
      </ul>
    </GrowingList>
  )
}

/** «Показать ещё 10 отзывов» */
export const moreText = (left: number): string => `Показать ещё ${counted(Math.min(Math.max(left, 1), STEP), 'review')}`
