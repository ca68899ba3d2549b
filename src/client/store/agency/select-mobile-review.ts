import type { MobileReview, MobileReviews } from './mobile-reviews-slice.ts'

/** Apart from its slice, which comes only when a review is opened. */
export const selectMobileReview = (
  { mobileReviews }: { mobileReviews?: MobileReviews },
  id: number,
): MobileReview | undefined => mobileReviews?.[id]
