import { ApiError } from '#contract/errors.ts'
import type { Answer, Params } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import { type ConsentKind, insertConsents } from '#db/queries/forms/consent.ts'
import { getFeedbackReceiver, insertFeedback, type NewFeedback } from '#db/queries/join/feedback.ts'
import { FEEDBACK_FORM, MESSAGE_FORM } from '#domain/forms/feedback-form.ts'
import type { Context } from '../context.ts'
import { adsMail, editorsMail } from '../mail/editors-mail.ts'
import { editorsEmail } from '../mail/emails/feedback-email.ts'
import { messageConfirmEmail } from '../mail/emails/message-confirm-email.ts'
import { queueEmail } from '../mail/queue-email.ts'
import { queueToEditors } from '../mail/queue-to-editors.ts'
import { makeKey } from '../secret-key.ts'
import { checkedForm } from '../shapes/checked-form.ts'
import { notFound } from '../shapes/not-found.ts'

const TO_AGENCY = 'agency-page-send-feedback'
const TO_EDITORS = 'send-feedback'
const AD_ORDER = 'advertising-order'

/** A message to an agency from its page. It goes out when its sender has confirmed their address (join/message-confirm.ts). */
export async function sendToAgency(
  params: Params<typeof TO_AGENCY>,
  context: Context,
): Promise<Answer<typeof TO_AGENCY>> {
  const agency = (await getFeedbackReceiver(context.database.kysely, params.agency)) ?? notFound('agency')
  if (!agency.acceptsRequests) {
    throw new ApiError('form-refused', 'Это агентство сейчас не принимает сообщения. Попробуйте позвонить')
  }
  const { name, email, phone, message } = checkedForm(FEEDBACK_FORM, params)
  const { key, hash } = makeKey()
  const site = context.config
  const feedback = { form: TO_AGENCY, agency_id: agency.id, name, email, phone, message, confirm_hash: hash }
  const queue = (transaction: Db, id: number) => {
    const toSender = messageConfirmEmail({ kind: 'feedback-confirm', id, recipient: email, agency, key, site })
    return queueEmail(transaction, toSender, context.mail)
  }
  await store(context, { feedback, kinds: ['personal-data', 'transfer'], queue })
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
  const queue = tellEditors(context, { editors, from: { name, email, phone }, message })
  await store(context, { feedback, kinds: ['personal-data'], queue })
  return { success: true }
}

type Message = Pick<NewFeedback, 'name' | 'email' | 'message'> & { phone: string | null }

/** An order of advertising: a message in the editors' queue, emailed to the advertising contact. */
export async function sendAdOrder(order: Message, context: Context): Promise<void> {
  const editors = await adsMail(context.database.kysely)
  const { message, ...from } = order
  const feedback = { form: AD_ORDER, agency_id: null, ...order }
  await store(context, { feedback, kinds: ['personal-data'], queue: tellEditors(context, { editors, from, message }) })
}

interface ToEditors {
  editors: string | null
  from: Omit<Message, 'message'>
  message: string
}

/** Without an address the message only waits in the queue. */
const tellEditors =
  (context: Context, { editors, from, message }: ToEditors) =>
  async (transaction: Db, id: number): Promise<void> => {
    if (editors === null) return
    const email = editorsEmail({ id, editors, from, message, site: context.config })
    await queueToEditors(transaction, email, context)
  }

interface Submission {
  feedback: NewFeedback
  kinds: readonly ConsentKind[]
  queue: (transaction: Db, id: number) => Promise<void>
}

/** Stores the message, the consents and the email in one transaction. */
async function store({ database, visitor }: Context, { feedback, kinds, queue }: Submission): Promise<void> {
  const addressHash = await visitor.addressHash()
  await database.kysely.transaction().execute(async transaction => {
    const id = await insertFeedback(transaction, feedback)
    await insertConsents(transaction, { kinds, form: feedback.form, subject: `feedback:${id}`, addressHash })
    await queue(transaction, id)
  })
}
