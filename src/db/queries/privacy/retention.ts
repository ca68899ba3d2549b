import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/**
 * Tenders with their recipients, files and history. Published responses stay: their authors agreed to that until they
 * take it back.
 */
export async function deleteOldTenders(db: Db, before: Date): Promise<void> {
  await db.transaction().execute(async transaction => {
    const old = transaction.selectFrom('tender').select('id').where('created_at', '<', before)
    await publishedResponses(transaction).set({ tender_id: null }).where('tender_id', 'in', old).execute()
    await transaction.deleteFrom('tender').where('id', 'in', old).execute()
  })
}

/** Messages to the editors and to agencies; published responses stay, as with tenders. */
export async function deleteOldFeedback(db: Db, before: Date): Promise<void> {
  await db.transaction().execute(async transaction => {
    const old = transaction.selectFrom('feedback').select('id').where('created_at', '<', before)
    await publishedResponses(transaction).set({ feedback_id: null }).where('feedback_id', 'in', old).execute()
    await transaction.deleteFrom('feedback').where('id', 'in', old).execute()
  })
}

const publishedResponses = (db: Db) => db.updateTable('service_response').where('status', '=', 'published')

/** The address of a review's author. The review itself stays. */
export async function deleteOldReviewRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('review_request').where('created_at', '<', before).execute()
}

/** Links that expired unused: nobody wrote a review, so their address must not be kept. */
export async function deleteUnusedReviewRequests(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom('review_request').where('used_at', 'is', null).where('expires_at', '<', expiredBefore).execute()
}

/** The row stays, because the agency's page counts declined reviews. */
export async function updateDeclinedReviews(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('review')
    .set({
      ...{ author_name: '', author_role: '', company_name: '', body: '', better: null },
      ...{ address_hash: null, network_hash: null, request_id: null, show_name: false },
    })
    .where('status', '=', 'declined')
    .where('created_at', '<', before)
    .where('author_name', '<>', '')
    .execute()
}

/** The link in the agency's email, after which the review can no longer be answered. */
export async function deleteOldReplyKeys(db: Db, publishedBefore: Date): Promise<void> {
  await db
    .updateTable('review')
    .set({ reply_key_hash: null })
    .where('reply_key_hash', 'is not', null)
    .where('published_at', '<', publishedBefore)
    .execute()
}

/** Declined registrations, and those of profiles that are gone. */
export async function deleteOldRegistrations(db: Db, decidedBefore: Date): Promise<void> {
  await db
    .deleteFrom('registration')
    .where(({ eb, or, and }) =>
      or([
        and([eb('status', '=', 'declined'), eb('decided_at', '<', decidedBefore)]),
        and([eb('status', '=', 'approved'), eb('agency_id', 'is', null)]),
      ]),
    )
    .execute()
}

/** A consent is proof, so it stays while what it was given for is kept, and at least until `before`. */
export async function deleteOldConsents(db: Db, before: Date): Promise<void> {
  await sql`delete from consent where at < ${before}
    and not exists (select from review where consent.subject = 'review:' || review.id)
    and not exists (select from registration where consent.subject = 'registration:' || registration.id)
    and not exists (select from subscription where consent.subject = 'subscription:' || subscription.id
      and subscription.email is not null)`.execute(db)
}

/** Hashed senders of requests for audience figures. */
export async function deleteOldStatisticsRequests(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('statistics_request').where('sent_at', '<', before).execute()
}
