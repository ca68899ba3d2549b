import { deleteOldAdVisitors } from '#db/queries/counter/ad-visitors.ts'
import { deleteOldFormCounts } from '#db/queries/forms/form-limits.ts'
import { deleteOldSalts } from '#db/queries/forms/visitors.ts'
import { deleteUnconfirmedMessages } from '#db/queries/join/message-confirm.ts'
import { deleteOldJsErrors } from '#db/queries/log/js-errors.ts'
import { deleteOldEmails } from '#db/queries/mail/mail.ts'
import {
  deleteOldConsents,
  deleteOldFeedback,
  deleteOldRegistrations,
  deleteOldReplyKeys,
  deleteOldReviewRequests,
  deleteOldStatisticsRequests,
  deleteOldTenders,
  deleteUnusedReviewRequests,
  updateDeclinedReviews,
} from '#db/queries/privacy/retention.ts'
import { deleteUnconfirmedSubscriptions } from '#db/queries/subscriptions/subscriptions.ts'
import { deleteUnconfirmedTenders } from '#db/queries/tender/tenders.ts'
import { moscowDay } from '#domain/time/dates.ts'
import type { Context } from '../../context.ts'
import { dayOf } from '../../http/visitor.ts'
import { deleteOldEmailFiles } from '../../mail/email-files.ts'

const YEAR = 365

/** In days. The text of the privacy policy names each; a test compares the two. */
export const KEPT = {
  tenders: YEAR,
  feedback: YEAR,
  reviewAuthors: 3 * YEAR,
  declinedReviews: YEAR,
  /** After its own expiry. */
  unusedReviewLinks: 30,
  /** After publication: keys of our emails work for a limited time. */
  replyKeys: YEAR,
  declinedRegistrations: YEAR,
  consents: 3 * YEAR,
  /** Its link expires after 7 days; for another week its sender can still open the page and copy the text. */
  unconfirmed: 14,
  /** Long enough to look into «I never got the email». */
  emails: 30,
  jsErrors: 30,
  formCounts: 1,
} as const

/** Everything the privacy policy promises to delete. */
export async function forgetOldData({ database, config, now }: Pick<Context, 'database' | 'config' | 'now'>) {
  const db = database.kysely
  const ago = (kept: keyof typeof KEPT) => new Date(now().getTime() - KEPT[kept] * 86_400_000)
  await deleteOldTenders(db, ago('tenders'))
  await deleteOldFeedback(db, ago('feedback'))
  await deleteOldReviewRequests(db, ago('reviewAuthors'))
  await deleteUnusedReviewRequests(db, ago('unusedReviewLinks'))
  await updateDeclinedReviews(db, ago('declinedReviews'))
  await deleteOldReplyKeys(db, ago('replyKeys'))
  await deleteOldRegistrations(db, ago('declinedRegistrations'))
  await deleteUnconfirmedTenders(db, ago('unconfirmed'))
  await deleteUnconfirmedMessages(db, ago('unconfirmed'))
  await deleteUnconfirmedSubscriptions(db, ago('unconfirmed'))
  await deleteOldConsents(db, ago('consents'))
  await deleteOldEmails(db, ago('emails'))
  await deleteOldEmailFiles(config, ago('emails'))
  await deleteOldJsErrors(db, ago('jsErrors'))
  await deleteOldFormCounts(db, ago('formCounts'))
  await deleteOldStatisticsRequests(db, ago('formCounts'))
  await deleteOldAdVisitors(db, moscowDay(now()))
  await deleteOldSalts(db, dayOf(now()))
}
