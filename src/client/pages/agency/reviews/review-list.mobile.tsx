import { OpeningReview } from './opening-review.tsx'
import { ReviewList } from './review-list.tsx'

export function Part() {
  return <ReviewList>{review => <OpeningReview review={review} />}</ReviewList>
}
