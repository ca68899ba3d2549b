import type { AnyPage } from '../app/page.ts'
import { comparePage } from '../pages/compare/page.ts'
import { contactsPage } from '../pages/contacts/page.ts'
import { profileAddPage } from '../pages/profile-add/page.ts'
import { reviewAddPage } from '../pages/review-add/page.ts'
import { reviewReplyPage } from '../pages/review-reply/page.ts'
import { reviewRequestHelpPage } from '../pages/review-request/help-page.ts'
import { reviewRequestPage } from '../pages/review-request/page.ts'
import { tenderAnswerPage } from '../pages/tender/answer/page.ts'
import { tenderConfirmPage } from '../pages/tender/confirm/page.ts'
import { tenderPage } from '../pages/tender/promo/page.ts'
import { tenderStatusPage } from '../pages/tender/status/page.ts'
import { wallPage } from '../pages/wall/page.ts'

/** Pages where visitors act: compare, request, write, join. */
export const deferredRoutes: readonly AnyPage[] = [
  tenderPage,
  tenderConfirmPage,
  tenderStatusPage,
  tenderAnswerPage,
  profileAddPage,
  contactsPage,
  reviewRequestPage,
  reviewRequestHelpPage,
  reviewAddPage,
  reviewReplyPage,
  comparePage,
  wallPage,
]
