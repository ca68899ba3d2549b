import { ReviewCard } from '../../../features/review-card/review-card.tsx'
import { ReviewList } from './review-list.tsx'

export function Part() {
  return <ReviewList>{review => <ReviewCard review={review} headingLevel={2} />}</ReviewList>
}
