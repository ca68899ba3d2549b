import type { Answer, Params } from '#contract/index.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { getReviewToAnswer, insertReviewReply } from '#db/queries/review-forms/review-replies.ts'
import { insertReviewEvent } from '#db/queries/review-forms/review-requests.ts'
import { REVIEW_REPLY_FORM } from '#domain/forms/review-reply-form.ts'
import type { Context } from '../../context.ts'
import { hashOfKey } from '../../secret-key.ts'
import { checkedForm } from '../../shapes/checked-form.ts'
import { notFound } from '../../shapes/not-found.ts'
import { reviewOf } from '../../shapes/review-shape.ts'
import { type KeyError, keyError, refuseKey } from './review-key.ts'

const USED: KeyError = { state: 'used', error_text: 'Ответ на этот отзыв уже есть: он может быть только один' }

export async function reviewReplyForm(key: string, { database }: Context): Promise<Answer<'review-reply-form'>> {
  const row = await getReviewToAnswer(database.kysely, hashOfKey(key))
  if (!row) return { key_error: keyError('unknown'), review: null }
  return { key_error: row.reply_body === null ? null : USED, review: reviewOf(row, { isWhole: true }) }
}

/** The reply is published at once: its key was sent only to the agency's own address. */
export async function sendReviewReply(
  params: Params<'review-reply-send'>,
  { database }: Context,
): Promise<Answer<'review-reply-send'>> {
  const review = (await getReviewToAnswer(database.kysely, hashOfKey(params.key))) ?? notFound('key')
  refuseKey(review.reply_body === null ? null : USED)
  const form = checkedForm(REVIEW_REPLY_FORM, params)
  await database.kysely.transaction().execute(async transaction => {
    if (!(await insertReviewReply(transaction, review.id, form.text))) refuseKey(USED)
    await insertReviewEvent(transaction, review.id, 'replied')
    await database.notify(PAGES_CHANGED, `agency:${review.slug} responses`, transaction)
  })
  return { success: true }
}
