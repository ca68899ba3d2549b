import { ReviewCard } from '../../../features/review-card/review-card.tsx'
import { ReviewsTab } from './reviews-tab.tsx'

export function View() {
  return <ReviewsTab>{review => <ReviewCard review={review} headingLevel={2} />}</ReviewsTab>
}
