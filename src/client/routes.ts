import type { AnyPage } from './app/page.ts'
import { agencyPage } from './pages/agency/about/page.ts'
import { agencyContactsPage } from './pages/agency/contacts/page.ts'
import { agencyFaqPage } from './pages/agency/faq/page.ts'
import { agencyInterviewsPage } from './pages/agency/interviews/page.ts'
import { agencyPortfolioPage } from './pages/agency/portfolio/page.ts'
import { agencyPricesPage } from './pages/agency/prices/page.ts'
import { agencyReviewsPage } from './pages/agency/reviews/page.ts'
import { agencyReviewPage } from './pages/agency/reviews/review-page.ts'
import { cmsPage } from './pages/cms/about/page.ts'
import { cmsProjectsPage } from './pages/cms/projects/page.ts'
import { cmsReviewPage } from './pages/cms/review/page.ts'
import { cmsReviewsPage } from './pages/cms/reviews/page.ts'
import {
  agencyResponsesPage,
  categoryResponsesPage,
  customerResponsesPage,
} from './pages/customer-responses/list-page.ts'
import { customerResponsePage } from './pages/customer-responses/one-page.ts'
import { interviewPage } from './pages/interviews/interview-page.ts'
import { interviewsPage } from './pages/interviews/list-page.ts'
import { mainPage } from './pages/main/page.ts'
import { methodologyPage } from './pages/methodology/page.ts'
import { personInterviewPage } from './pages/persons/interview-page.ts'
import { personPage } from './pages/persons/person-page.ts'
import { cmsRatingPage } from './pages/rating/cms-page.ts'
import { ratingPage } from './pages/rating/page.ts'
import { searchPage } from './pages/search/page.ts'
import { consentPage, privacyPage, rulesPage } from './pages/text/page.ts'

/**
 * Every page there is. A path without its page here answers 404, and nothing links to it.
 * Of two pages with one name the earlier that accepts the address shows it.
 */
export const routes: readonly AnyPage[] = [
  mainPage,
  cmsRatingPage,
  ratingPage,
  methodologyPage,
  agencyPage,
  agencyContactsPage,
  agencyPricesPage,
  agencyPortfolioPage,
  agencyReviewsPage,
  agencyReviewPage,
  agencyInterviewsPage,
  agencyFaqPage,
  cmsPage,
  cmsProjectsPage,
  cmsReviewsPage,
  cmsReviewPage,
  customerResponsesPage,
  agencyResponsesPage,
  customerResponsePage,
  categoryResponsesPage,
  interviewsPage,
  interviewPage,
  personPage,
  personInterviewPage,
  rulesPage,
  privacyPage,
  consentPage,
  searchPage,
]
