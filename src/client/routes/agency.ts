import type { AnyPage } from '../app/page.ts'
import { agencyPage } from '../pages/agency/about/page.ts'
import { agencyContactsPage } from '../pages/agency/contacts/page.ts'
import { agencyFaqPage } from '../pages/agency/faq/page.ts'
import { agencyInterviewsPage } from '../pages/agency/interviews/page.ts'
import { agencyPortfolioPage } from '../pages/agency/portfolio/page.ts'
import { agencyPricesPage } from '../pages/agency/prices/page.ts'
import { agencyReviewsPage } from '../pages/agency/reviews/page.ts'
import { agencyReviewPage } from '../pages/agency/reviews/review-page.ts'

/** Pages of one agency; their names begin with «agency». */
export const deferredRoutes: readonly AnyPage[] = [
  agencyPage,
  agencyContactsPage,
  agencyFaqPage,
  agencyInterviewsPage,
  agencyPortfolioPage,
  agencyPricesPage,
  agencyReviewsPage,
  agencyReviewPage,
]
