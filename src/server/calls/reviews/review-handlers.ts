import type { reviewCalls } from '#contract/calls/reviews.ts'
import type { Handlers } from '#contract/define.ts'
import type { Context } from '../../context.ts'
import { agencyReview, agencyReviewSummary, agencyReviews, reviewById } from './agency-reviews.ts'
import { customerReviews, oneInSection } from './customer-reviews.ts'

export const reviewHandlers: Handlers<typeof reviewCalls, Context> = {
  'reviews-count-and-filters': agencyReviewSummary,
  'agency-reviews': agencyReviews,
  'agency-review': agencyReview,
  'agency-review-get': ({ id }, context) => reviewById(id, context),
  'customer-reviews': customerReviews,
  'customer-review': async (params, context) => oneInSection(await agencyReview(params, context)),
  'customer-review-get': async ({ id }, context) => oneInSection(await reviewById(id, context)),
}
