import type { RootState } from '../make-store.ts'
import type { MobileReview } from './mobile-reviews-slice.ts'

/** Apart from its slice, which comes only when a review is opened. */
export const selectMobileReview = ({ mobileReviews }: RootState, id: number): MobileReview | undefined =>
  mobileReviews?.[id]
