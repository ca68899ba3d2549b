import { ApiError } from '#contract/errors.ts'
import type { Answer, Params } from '#contract/index.ts'
import { insertConsents } from '#db/queries/consent.ts'
import { getFeedbackReceiver, insertFeedback } from '#db/queries/feedback.ts'
import { FEEDBACK_FORM } from '#domain/forms/feedback-form.ts'
import type { Context } from '../context.ts'
import { feedbackLetter } from '../mail/letters/feedback-letter.ts'
import { postLetter } from '../mail/post-letter.ts'
import { checkedForm } from './checked-form.ts'
import { notFound } from './not-found.ts'

const FORM = 'agency-page-send-feedback'

/** A message to an agency: it, the consents and the letter are stored together or not at all. */
export async function sendFeedback(
  params: Params<typeof FORM>,
  { database, visitor, config }: Context,
): Promise<Answer<typeof FORM>> {
  const agency = (await getFeedbackReceiver(database.kysely, params.agency)) ?? notFound('agency')
  if (!agency.acceptsRequests) {
    throw new ApiError('form-refused', 'Это агентство сейчас не принимает сообщения. Попробуйте позвонить')
  }
  const { name, email, phone, message } = checkedForm(FEEDBACK_FORM, params)
  const addressHash = await visitor.addressHash()
  const letter = feedbackLetter({ agency, from: { name, email, phone }, message, site: config })
  await database.kysely.transaction().execute(async transaction => {
    const id = await insertFeedback(transaction, { form: FORM, agency_id: agency.id, name, email, phone, message })
    const kinds = ['personal-data', 'transfer'] as const
    await insertConsents(transaction, { kinds, form: FORM, subject: `feedback:${id}`, addressHash })
    await postLetter(transaction, letter)
  })
  return { success: true }
}
