import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { reviewRows } from '../reviews/reviews.ts'

/** The published review whose agency may answer by this key. */
export async function getReviewToAnswer(db: Db, keyHash: Buffer) {
  const review = await reviewRows(db).where('review.reply_key_hash', '=', keyHash).executeTakeFirst()
  return review ?? null
}

/** One answer for ever: of two that come at once, one is stored. */
export async function insertReviewReply(transaction: Db, reviewId: number, body: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('review_reply')
    .values({ review_id: reviewId, body, created_at: sql<Date>`now()` })
    .onConflict(conflict => conflict.column('review_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}
