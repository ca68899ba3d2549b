import { ApiError } from '#contract/errors.ts'
import type { Answer, Params } from '#contract/index.ts'
import { getReceivedTender, insertTenderEvent, updateRecipient } from '#db/queries/tender/tenders.ts'
import { TENDER_ANSWER_FORM, TENDER_REFUSAL_FORM } from '#domain/forms/tender-answer-form.ts'
import type { Context } from '../../context.ts'
import { tenderAnswerEmail } from '../../mail/emails/tender-sender-emails.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { hashOfKey } from '../../secret-key.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { checkedForm } from '../../shapes/checked-form.ts'
import { notFound } from '../../shapes/not-found.ts'
import { tenderDetails, workTitle } from './tender-shape.ts'

/** The request as an agency sees it. */
export async function tenderRequest(key: string, context: Context): Promise<Answer<'tender-request'>> {
  const tender = (await getReceivedTender(context.database.kysely, hashOfKey(key))) ?? notFound('tender')
  const { agency_id, agency_name, slug, logo, agency_city: city } = tender
  return {
    ...(await tenderDetails(tender, key, context)),
    agency: agencyCard({ id: agency_id, name: agency_name, slug, logo, city }),
    name: tender.name,
    company: tender.company,
    email: tender.email,
    phone: tender.phone,
    status: tender.status,
    answer: tender.answer,
    is_closed: tender.outcome !== null,
  }
}

/** Called by the page's script, not implied by opening the page: mail scanners follow links but run no scripts. */
export async function tenderRead(key: string, { database, now }: Context): Promise<Answer<'tender-read'>> {
  const keyHash = hashOfKey(key)
  const tender = (await getReceivedTender(database.kysely, keyHash)) ?? notFound('tender')
  await database.kysely.transaction().execute(async transaction => {
    const isFirst = await updateRecipient(transaction, { keyHash, from: ['sent'], to: 'read', at: now() })
    if (isFirst) {
      await insertTenderEvent(transaction, { tender_id: tender.id, agency_id: tender.agency_id, kind: 'read' })
    }
  })
  return { success: true }
}

const ALREADY = 'Вы уже ответили на эту заявку. Напишите отправителю на почту, если хотите добавить'
const CLOSED = 'Отправитель уже закрыл эту заявку'

/** Accepted once; stores the status, the event and the email to the sender in one transaction. */
export async function answerTender(
  params: Params<'tender-answer'>,
  { database, config, mail, now }: Context,
): Promise<Answer<'tender-answer'>> {
  const keyHash = hashOfKey(params.key)
  const tender = (await getReceivedTender(database.kysely, keyHash)) ?? notFound('tender')
  if (tender.outcome !== null) throw new ApiError('form-refused', CLOSED)
  const isRefusal = params.decision === 'refuse'
  const { text: answer } = checkedForm(isRefusal ? TENDER_REFUSAL_FORM : TENDER_ANSWER_FORM, params)
  const status = isRefusal ? 'refused' : 'answered'
  const agency = { name: tender.agency_name, slug: tender.slug, email: tender.agency_email }
  const email = tenderAnswerEmail({
    ...{ tenderId: tender.id, agency, answer, isRefusal, site: config },
    sender: { name: tender.name, email: tender.email },
    service: workTitle(tender),
  })
  await database.kysely.transaction().execute(async transaction => {
    const change = { keyHash, from: ['sent', 'read'] as const, to: status, answer, at: now() } as const
    if (!(await updateRecipient(transaction, change))) throw new ApiError('form-refused', ALREADY)
    await insertTenderEvent(transaction, { tender_id: tender.id, agency_id: tender.agency_id, kind: status })
    await queueEmail(transaction, email, mail)
  })
  return { success: true }
}
