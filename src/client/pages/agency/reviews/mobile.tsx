import { OpeningReview } from './opening-review.tsx'
import { ReviewsTab } from './reviews-tab.tsx'

export function View() {
  return <ReviewsTab>{review => <OpeningReview review={review} />}</ReviewsTab>
}
