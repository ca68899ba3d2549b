import type { Handlers } from '#contract/define.ts'
import type { Contract } from '#contract/index.ts'
import type { Context } from '../context.ts'
import { aboutHandlers } from './about/about-handlers.ts'
import { advertisingHandlers } from './advertising/advertising-handlers.ts'
import { agencyHandlers } from './agency/agency-handlers.ts'
import { articleHandlers } from './articles/article-handlers.ts'
import { calculatorHandlers } from './calculator/calculator-handlers.ts'
import { caseHandlers } from './cases/case-handlers.ts'
import { cmsHandlers } from './cms/cms-handlers.ts'
import { compareHandlers } from './compare/compare-handlers.ts'
import { counterHandlers } from './counter/counter-handlers.ts'
import { findHandlers } from './find/find-handlers.ts'
import { joinHandlers } from './join/join-handlers.ts'
import { logHandlers } from './log/log-handlers.ts'
import { menuHandlers } from './menu/menu-handlers.ts'
import { peopleHandlers } from './people/people-handlers.ts'
import { portfolioHandlers } from './portfolio/portfolio-handlers.ts'
import { promoHandlers } from './promo/promo-handlers.ts'
import { ratingHandlers } from './rating/rating-handlers.ts'
import { readingHandlers } from './reading/reading-handlers.ts'
import { reviewFormHandlers } from './review-forms/review-form-handlers.ts'
import { reviewHandlers } from './reviews/review-handlers.ts'
import { statHandlers } from './stats/stat-handlers.ts'
import { subscriptionHandlers } from './subscriptions/subscription-handlers.ts'
import { tenderHandlers } from './tender/tender-handlers.ts'

/** A missing or ill-typed handler does not compile. */
export const handlers: Handlers<Contract, Context> = {
  ...menuHandlers,
  ...ratingHandlers,
  ...agencyHandlers,
  ...portfolioHandlers,
  ...reviewHandlers,
  ...cmsHandlers,
  ...peopleHandlers,
  ...aboutHandlers,
  ...promoHandlers,
  ...findHandlers,
  ...calculatorHandlers,
  ...compareHandlers,
  ...readingHandlers,
  ...caseHandlers,
  ...articleHandlers,
  ...joinHandlers,
  ...reviewFormHandlers,
  ...statHandlers,
  ...tenderHandlers,
  ...subscriptionHandlers,
  ...logHandlers,
  ...counterHandlers,
  ...advertisingHandlers,
}
