import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { selectReviews } from '../reviews/reviews.ts'

/** The published review that this key allows to answer. */
export async function getReviewToAnswer(db: Db, keyHash: Buffer) {
  const review = await selectReviews(db).where('review.reply_key_hash', '=', keyHash).executeTakeFirst()
  return review ?? null
}

/** A review takes one reply; false if it already has one, also under concurrency. */
export async function insertReviewReply(transaction: Db, reviewId: number, body: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('review_reply')
    .values({ review_id: reviewId, body, created_at: sql<Date>`now()` })
    .onConflict(conflict => conflict.column('review_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
