import type { ReactNode } from 'react'
import type { Review } from '#contract/shapes/review.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { selectDevice } from '../../store/shell/site-slice.ts'
import { GrowingList, type GrowingListProps } from '../../ui/growing-list.tsx'
import { MemoList } from '../../ui/memo-html.tsx'
import { ExpandableReview } from './expandable-review.tsx'
import type { WholeReviewCall } from './open-mobile-review.ts'
import { ReviewCard } from './review-card.tsx'

interface ReviewListProps extends Omit<GrowingListProps, 'label' | 'length' | 'target' | 'children'> {
  /** Above the reviews. */
  children?: ReactNode
  reviews: readonly Review[]
  /** Answers a whole review. */
  call: WholeReviewCall
  /** Set in lists that mix agencies. */
  isAgencyShown?: boolean
}

/** Reviews with «Показать ещё»; on phones each expands in place. */
export function ReviewList({ reviews: listed, call, isAgencyShown = false, children, ...growing }: ReviewListProps) {
  const isPhone = useAppSelector(selectDevice) === 'mobile'
  const reviews = onlyOnce(listed)
  const item = (review: Review) => (
    <li key={review.id} data-review={review.id} tabIndex={-1}>
      {isPhone ? (
        <ExpandableReview review={review} call={call} isAgencyShown={isAgencyShown} />
      ) : (
        <ReviewCard review={review} isAgencyShown={isAgencyShown} headingLevel={2} />
      )}
    </li>
  )
  return (
    <GrowingList {...growing} label="Отзывы" length={reviews.length} target="[data-review]">
      {children}
      {isPhone ? (
        <ul>{reviews.map(item)}</ul>
      ) : (
        <MemoList
          as="ul"
          items={reviews}
          keyOf={({ id }) => id}
          kind={isAgencyShown ? 'review-of-any' : 'review-of-agency'}
          render={item}
        />
      )}
    </GrowingList>
  )
}

/** A review published meanwhile shifts what follows, so a review may come twice. */
const onlyOnce = (reviews: readonly Review[]): Review[] => [
  ...new Map(reviews.map(review => [review.id, review])).values(),
]
