import type { Handlers } from '#contract/define.ts'
import type { Contract } from '#contract/index.ts'
import type { Context } from '../context.ts'
import { agencyHandlers } from './agency.ts'
import { agencyReviewHandlers } from './agency-reviews.ts'
import { cmsHandlers } from './cms.ts'
import { compareHandlers } from './compare.ts'
import { customerReviewHandlers } from './customer-reviews.ts'
import { findHandlers } from './find.ts'
import { formHandlers } from './forms.ts'
import { joinHandlers } from './join.ts'
import { logHandlers } from './log.ts'
import { menuHandlers } from './menu.ts'
import { peopleHandlers } from './people.ts'
import { portfolioHandlers } from './portfolio.ts'
import { ratingHandlers } from './rating.ts'
import { ratingBlockHandlers } from './rating-blocks.ts'
import { readingHandlers } from './reading.ts'
import { reviewFormHandlers } from './review-forms.ts'
import { tenderHandlers } from './tender.ts'

/** Every call has its answer here; a missing or ill-typed one does not compile. */
export const handlers: Handlers<Contract, Context> = {
  ...menuHandlers,
  ...ratingHandlers,
  ...ratingBlockHandlers,
  ...agencyHandlers,
  ...portfolioHandlers,
  ...agencyReviewHandlers,
  ...cmsHandlers,
  ...customerReviewHandlers,
  ...peopleHandlers,
  ...findHandlers,
  ...compareHandlers,
  ...readingHandlers,
  ...formHandlers,
  ...joinHandlers,
  ...reviewFormHandlers,
  ...tenderHandlers,
  ...logHandlers,
}
