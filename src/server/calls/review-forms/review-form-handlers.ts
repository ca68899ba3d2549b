import type { reviewFormCalls } from '#contract/calls/review-forms.ts'
import type { Handlers } from '#contract/define.ts'
import type { Context } from '../../context.ts'
import { reviewAddForm, sendReview } from './review-add.ts'
import { reviewReplyForm, sendReviewReply } from './review-reply.ts'
import { requestReview, reviewRequestForm, reviewRequestHelp } from './review-request.ts'

export const reviewFormHandlers: Handlers<typeof reviewFormCalls, Context> = {
  'review-req-form': ({ path }, context) => reviewRequestForm(path, context),
  'review-req-new': requestReview,
  'review-req-help': (_, context) => reviewRequestHelp(context),
  'review-add-form': ({ key }, context) => reviewAddForm(key, context),
  'review-add-send': sendReview,
  'review-reply-form': ({ key }, context) => reviewReplyForm(key, context),
  'review-reply-send': sendReviewReply,
}
