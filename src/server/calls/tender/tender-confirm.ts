import { ApiError } from '#contract/errors.ts'
import type { Answer } from '#contract/index.ts'
import type { Db } from '#db/connect.ts'
import {
  getSentTender,
  insertTenderEvent,
  listTenderFiles,
  listTenderRecipients,
  type SentTender,
  updateConfirmedTender,
  updateSentRecipient,
} from '#db/queries/tender/tenders.ts'
import { href } from '#domain/paths/paths.ts'
import { CONFIRM_DAYS, REMINDER_DAYS } from '#domain/tender/tender-statuses.ts'
import type { Context } from '../../context.ts'
import { tenderRequestEmail } from '../../mail/emails/tender-request-email.ts'
import { tenderReminderEmail, tenderSentEmail } from '../../mail/emails/tender-sender-emails.ts'
import { queueEmail } from '../../mail/queue-email.ts'
import { hashOfKey, makeKey } from '../../secret-key.ts'
import { notFound } from '../../shapes/not-found.ts'
import { workTitle } from './tender-shape.ts'

const DAY_MS = 86_400_000

export const isExpired = ({ created_at, confirmed_at }: SentTender, now: Date): boolean =>
  confirmed_at === null && now.getTime() - created_at.getTime() > CONFIRM_DAYS * DAY_MS

/** The address is confirmed: the request goes out to its agencies, only once. */
export async function confirmTender(key: string, context: Context): Promise<Answer<'tender-confirm'>> {
  const { database, now } = context
  return database.kysely.transaction().execute(async transaction => {
    const tender = (await getSentTender(transaction, hashOfKey(key), { isLocked: true })) ?? notFound('tender')
    const recipients = await listTenderRecipients(transaction, tender.id)
    if (tender.confirmed_at === null) {
      refuseClosed(tender, now())
      await sendOut(transaction, { tender, recipients, key }, context)
    }
    return { recipients: recipients.length, status_path: href('tender-status', { key }) }
  })
}

function refuseClosed(tender: SentTender, now: Date): void {
  if (tender.outcome !== null) throw new ApiError('form-refused', 'Вы закрыли эту заявку, агентствам она не уйдёт')
  if (isExpired(tender, now)) {
    throw new ApiError('form-refused', `Ссылка действовала ${CONFIRM_DAYS} дней и устарела. Отправьте заявку ещё раз`)
  }
}

interface OutgoingTender {
  tender: SentTender
  recipients: Awaited<ReturnType<typeof listTenderRecipients>>
  key: string
}

/** Emails each agency its own key and the sender the links and reminders; records the events. */
async function sendOut(
  transaction: Db,
  { tender, recipients, key }: OutgoingTender,
  { config, mail, now }: Context,
): Promise<void> {
  const at = now()
  const tenderId = tender.id
  const text = { ...tender, service: workTitle(tender), system: tender.system_title }
  const files = (await listTenderFiles(transaction, tenderId)).length
  await updateConfirmedTender(transaction, tenderId, at)
  await insertTenderEvent(transaction, { tender_id: tenderId, kind: 'confirmed' })
  for (const agency of recipients) {
    const own = makeKey()
    await updateSentRecipient(transaction, { tenderId, agencyId: agency.id, keyHash: own.hash, at })
    await insertTenderEvent(transaction, { tender_id: tenderId, agency_id: agency.id, kind: 'sent' })
    await queueEmail(transaction, tenderRequestEmail({ agency, tender: text, files, key: own.key, site: config }), mail)
  }
  const toSender = { tender: text, agencies: recipients, key, site: config }
  await queueEmail(transaction, tenderSentEmail(toSender), mail)
  for (const days of REMINDER_DAYS) {
    const dueAt = new Date(at.getTime() + days * DAY_MS)
    await queueEmail(transaction, tenderReminderEmail({ ...toSender, sentAt: at, dueAt }), mail)
  }
}
