import type { cmsCalls } from '#contract/calls/cms.ts'
import type { Handlers } from '#contract/define.ts'
import type { Context } from '../../context.ts'
import { cmsAbout } from './cms-about.ts'
import { cmsHeader } from './cms-header.ts'
import { cmsProjectFilters, cmsProjects } from './cms-projects.ts'
import { cmsReview, cmsReviewSummary, cmsReviews } from './cms-reviews.ts'

export const cmsHandlers: Handlers<typeof cmsCalls, Context> = {
  'cms-header': ({ cms }, context) => cmsHeader(cms, context),
  'cms-about': ({ cms }, context) => cmsAbout(cms, context),
  'cms-projects-filters': cmsProjectFilters,
  'cms-projects': cmsProjects,
  'cms-reviews-count-and-filters': cmsReviewSummary,
  'cms-reviews': cmsReviews,
  'cms-review': ({ cms, id }, context) => cmsReview(id, cms, context),
  'cms-review-get': ({ id }, context) => cmsReview(id, null, context),
}
