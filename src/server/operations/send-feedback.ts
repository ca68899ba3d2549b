import { ApiError } from '#contract/errors.ts'
import type { Answer, Params } from '#contract/index.ts'
import { type ConsentKind, insertConsents } from '#db/queries/forms/consent.ts'
import { getFeedbackReceiver, insertFeedback, type NewFeedback } from '#db/queries/join/feedback.ts'
import type { Email } from '#db/queries/mail/mail.ts'
import { FEEDBACK_FORM, MESSAGE_FORM } from '#domain/forms/feedback-form.ts'
import type { Context } from '../context.ts'
import { adsMail, editorsMail } from '../mail/editors-mail.ts'
import { editorsEmail, feedbackEmail } from '../mail/emails/feedback-email.ts'
import { queueEmail } from '../mail/queue-email.ts'
import { checkedForm } from '../shapes/checked-form.ts'
import { notFound } from '../shapes/not-found.ts'

const TO_AGENCY = 'agency-page-send-feedback'
const TO_EDITORS = 'send-feedback'
const AD_ORDER = 'advertising-order'

/** A message to an agency from its page. */
export async function sendToAgency(
  params: Params<typeof TO_AGENCY>,
  context: Context,
): Promise<Answer<typeof TO_AGENCY>> {
  const agency = (await getFeedbackReceiver(context.database.kysely, params.agency)) ?? notFound('agency')
  if (!agency.acceptsRequests) {
    throw new ApiError('form-refused', 'Это агентство сейчас не принимает сообщения. Попробуйте позвонить')
  }
  const { name, email, phone, message } = checkedForm(FEEDBACK_FORM, params)
  const toAgency = feedbackEmail({ agency, from: { name, email, phone }, message, site: context.config })
  const feedback = { form: TO_AGENCY, agency_id: agency.id, name, email, phone, message }
  await store(context, { feedback, kinds: ['personal-data', 'transfer'], emailFor: () => toAgency })
  return { success: true }
}

/** A message to the editors. Without an editors' address it only waits in their queue. */
export async function sendToEditors(
  params: Params<typeof TO_EDITORS>,
  context: Context,
): Promise<Answer<typeof TO_EDITORS>> {
  const { name, email, phone, message } = checkedForm(MESSAGE_FORM, params)
  const editors = await editorsMail(context.database.kysely)
  const feedback = { form: TO_EDITORS, agency_id: null, name, email, phone, message }
  const emailFor = (id: number) =>
    editors === null ? null : editorsEmail({ id, editors, from: { name, email, phone }, message, site: context.config })
  await store(context, { feedback, kinds: ['personal-data'], emailFor })
  return { success: true }
}

type Message = Pick<NewFeedback, 'name' | 'email' | 'message'> & { phone: string | null }

/** An order of advertising: a message in the editors' queue, emailed to whoever sells ads. */
export async function sendAdOrder(order: Message, context: Context): Promise<void> {
  const editors = await adsMail(context.database.kysely)
  const { message, ...from } = order
  const emailFor = (id: number) =>
    editors === null ? null : editorsEmail({ id, editors, from, message, site: context.config })
  const feedback = { form: AD_ORDER, agency_id: null, ...order }
  await store(context, { feedback, kinds: ['personal-data'], emailFor })
}

interface Submission {
  feedback: NewFeedback
  kinds: readonly ConsentKind[]
  emailFor: (id: number) => Email | null
}

/** Stores the message, the consents and the email in one transaction. */
async function store({ database, visitor }: Context, { feedback, kinds, emailFor }: Submission): Promise<void> {
  const addressHash = await visitor.addressHash()
  await database.kysely.transaction().execute(async transaction => {
    const id = await insertFeedback(transaction, feedback)
    await insertConsents(transaction, { kinds, form: feedback.form, subject: `feedback:${id}`, addressHash })
    const email = emailFor(id)
    if (email) await queueEmail(transaction, email)
  })
}
