import type { AnyPage } from '../app/page.ts'
import {
  agencyResponsesPage,
  categoryResponsesPage,
  customerResponsesPage,
} from '../pages/customer-responses/list-page.ts'
import { customerResponsePage } from '../pages/customer-responses/one-page.ts'
import { interviewPage } from '../pages/interviews/interview-page.ts'
import { interviewsPage } from '../pages/interviews/list-page.ts'
import { methodologyPage } from '../pages/methodology/page.ts'
import { personInterviewPage } from '../pages/persons/interview-page.ts'
import { personPage } from '../pages/persons/person-page.ts'
import { searchPage } from '../pages/search/page.ts'
import { consentPage, privacyPage, rulesPage } from '../pages/text/page.ts'

/** All other deferred pages. */
export const deferredRoutes: readonly AnyPage[] = [
  categoryResponsesPage,
  agencyResponsesPage,
  customerResponsesPage,
  customerResponsePage,
  interviewPage,
  interviewsPage,
  personInterviewPage,
  personPage,
  consentPage,
  privacyPage,
  rulesPage,
  methodologyPage,
  searchPage,
]
