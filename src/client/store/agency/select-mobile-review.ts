import type { MobileReview, MobileReviews } from './mobile-reviews-slice.ts'

/** Separate from its slice, which is loaded only when a review is opened. */
export const selectMobileReview = (
  { mobileReviews }: { mobileReviews?: MobileReviews },
  id: number,
): MobileReview | undefined => mobileReviews?.[id]
