import type { AnyPage } from './app/page.ts'
import { abcItemPage } from './pages/abc/item-page.ts'
import { abcPage } from './pages/abc/list-page.ts'
import { aboutPage } from './pages/about/page.ts'
import { plansPage } from './pages/about/plans-page.ts'
import { pressPage } from './pages/about/press-page.ts'
import { teamPage } from './pages/about/team-page.ts'
import { advertisingPage } from './pages/advertising/info-page.ts'
import { advertisingPricesPage } from './pages/advertising/prices-page.ts'
import { advertisingRegisterPage } from './pages/advertising/register/register-page.ts'
import { adTextPages } from './pages/advertising/text-pages.ts'
import { agencyPage } from './pages/agency/about/page.ts'
import { agencyContactsPage } from './pages/agency/contacts/page.ts'
import { agencyFaqPage } from './pages/agency/faq/page.ts'
import { agencyInterviewsPage } from './pages/agency/interviews/page.ts'
import { agencyMentionsPage } from './pages/agency/mentions/page.ts'
import { agencyPortfolioPage } from './pages/agency/portfolio/page.ts'
import { agencyPricesPage } from './pages/agency/prices/page.ts'
import { agencyReviewsPage } from './pages/agency/reviews/page.ts'
import { agencyReviewPage } from './pages/agency/reviews/review-page.ts'
import { calculatorAnalyticsPage } from './pages/calculator/analytics-page.ts'
import { calculatorPage } from './pages/calculator/home-page.ts'
import { calculatorServicePage } from './pages/calculator/page.ts'
import { casePage } from './pages/cases/case-page.ts'
import { casesHashtagPage, casesPage } from './pages/cases/list-page.ts'
import { cmsPage } from './pages/cms/about/page.ts'
import { cmsProjectsPage } from './pages/cms/projects/page.ts'
import { cmsReviewPage } from './pages/cms/review/page.ts'
import { cmsReviewsPage } from './pages/cms/reviews/page.ts'
import { comparePage } from './pages/compare/page.ts'
import { contactsPage } from './pages/contacts/page.ts'
import {
  agencyResponsesPage,
  categoryResponsesPage,
  customerResponsesPage,
} from './pages/customer-responses/list-page.ts'
import { customerResponsePage } from './pages/customer-responses/one-page.ts'
import { digitalStatsPage, digitalStatsTabPage } from './pages/digital-stats/page.ts'
import { interviewPage } from './pages/interviews/interview-page.ts'
import { interviewsPage } from './pages/interviews/list-page.ts'
import { mainPage } from './pages/main/page.ts'
import { messageConfirmPage } from './pages/message-confirm/page.ts'
import { methodologyPage } from './pages/methodology/page.ts'
import { newsItemPage } from './pages/news/item-page.ts'
import { newsCategoryPage, newsPage } from './pages/news/list-page.ts'
import { offlinePage } from './pages/offline/page.ts'
import { personInterviewPage } from './pages/persons/interview-page.ts'
import { personPage } from './pages/persons/person-page.ts'
import { pickerPage } from './pages/picker/page.ts'
import { profileAddPage } from './pages/profile-add/page.ts'
import {
  promoAwardPage,
  promoAwardsPage,
  promoAwardsYearPage,
  promoPage,
  promoWorksPage,
  promoWorksYearPage,
} from './pages/promo/pages.ts'
import { promoResponsesPage } from './pages/promo/responses/page.ts'
import { cmsRatingPage } from './pages/rating/cms-page.ts'
import { ratingPage } from './pages/rating/page.ts'
import { researchItemPage } from './pages/research/item-page.ts'
import { researchPage } from './pages/research/list-page.ts'
import { reviewAddPage } from './pages/review-add/page.ts'
import { reviewReplyPage } from './pages/review-reply/page.ts'
import { reviewClientPage } from './pages/review-request/client-page.ts'
import { reviewRequestHelpPage } from './pages/review-request/help-page.ts'
import { reviewRequestPage } from './pages/review-request/page.ts'
import { searchPage } from './pages/search/page.ts'
import { subscriptionConfirmPage, subscriptionEndPage } from './pages/subscription/page.ts'
import { tenderAnswerPage } from './pages/tender/answer/page.ts'
import { tenderConfirmPage } from './pages/tender/confirm/page.ts'
import { tenderPage } from './pages/tender/promo/page.ts'
import { tenderStatusPage } from './pages/tender/status/page.ts'
import { consentPage, privacyPage, rulesPage } from './pages/text/page.ts'
import { wallPage } from './pages/wall/page.ts'

/** Every page; each path has one. Of two pages with one name the first that accepts the address is shown. */
export const routes: readonly AnyPage[] = [
  mainPage,
  cmsRatingPage,
  ratingPage,

  agencyPage,
  agencyContactsPage,
  agencyFaqPage,
  agencyInterviewsPage,
  agencyMentionsPage,
  agencyPortfolioPage,
  agencyPricesPage,
  agencyReviewsPage,
  agencyReviewPage,

  cmsPage,
  cmsProjectsPage,
  cmsReviewPage,
  cmsReviewsPage,

  tenderPage,
  tenderConfirmPage,
  tenderStatusPage,
  tenderAnswerPage,
  messageConfirmPage,
  subscriptionConfirmPage,
  subscriptionEndPage,
  profileAddPage,
  contactsPage,
  reviewRequestPage,
  reviewClientPage,
  reviewRequestHelpPage,
  reviewAddPage,
  reviewReplyPage,
  comparePage,
  wallPage,

  categoryResponsesPage,
  agencyResponsesPage,
  customerResponsesPage,
  customerResponsePage,
  casePage,
  casesHashtagPage,
  casesPage,
  newsPage,
  newsItemPage,
  newsCategoryPage,
  researchPage,
  researchItemPage,
  abcPage,
  abcItemPage,
  interviewPage,
  interviewsPage,
  personInterviewPage,
  personPage,
  aboutPage,
  plansPage,
  teamPage,
  pressPage,
  promoPage,
  promoAwardsPage,
  promoAwardsYearPage,
  promoAwardPage,
  promoResponsesPage,
  promoWorksPage,
  promoWorksYearPage,
  consentPage,
  privacyPage,
  rulesPage,
  methodologyPage,
  searchPage,
  offlinePage,
  pickerPage,
  digitalStatsPage,
  digitalStatsTabPage,
  calculatorPage,
  calculatorServicePage,
  calculatorAnalyticsPage,

  advertisingPage,
  advertisingPricesPage,
  advertisingRegisterPage,
  ...adTextPages,
]
