import { ExpandableReview } from './expandable-review.tsx'
import { ReviewList } from './review-list.tsx'

export function Part() {
  return <ReviewList>{review => <ExpandableReview review={review} />}</ReviewList>
}
