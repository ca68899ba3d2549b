import type { Answer, Params } from '#contract/index.ts'
import { deleteEmailsAbout } from '#db/queries/mail/mail.ts'
import { getTenderResponse } from '#db/queries/promo/service-responses.ts'
import {
  getSentTender,
  insertTenderEvent,
  listTenderEvents,
  listTenderRecipients,
  updateTenderOutcome,
} from '#db/queries/tender/tenders.ts'
import { outcomeTitle, TENDER_OUTCOME_FORM } from '#domain/forms/tender-outcome-form.ts'
import { href } from '#domain/paths/paths.ts'
import { TENDER_EVENTS, TENDER_STATUSES } from '#domain/tender/tender-statuses.ts'
import type { Context } from '../../context.ts'
import { openTenderTopic } from '../../mail/emails/tender-sender-emails.ts'
import { hashOfKey } from '../../secret-key.ts'
import { agencyCard } from '../../shapes/agency-card.ts'
import { checkedForm } from '../../shapes/checked-form.ts'
import { notFound } from '../../shapes/not-found.ts'
import { storeSenderResponse } from './sender-response.ts'
import { isExpired } from './tender-confirm.ts'
import { tenderDetails } from './tender-shape.ts'

/** The request as its sender sees it. */
export async function tenderStatus(key: string, context: Context): Promise<Answer<'tender-status'>> {
  const db = context.database.kysely
  const tender = (await getSentTender(db, hashOfKey(key))) ?? notFound('tender')
  const [recipients, events, said] = await Promise.all([
    listTenderRecipients(db, tender.id),
    listTenderEvents(db, tender.id),
    getTenderResponse(db, tender.id),
  ])
  return {
    ...(await tenderDetails(tender, key, context)),
    is_confirmed: tender.confirmed_at !== null,
    is_expired: isExpired(tender, context.now()),
    sent_at: tender.confirmed_at?.toISOString() ?? null,
    events: events.map(({ kind, at, agency }) => ({
      title: TENDER_EVENTS[kind](agency ?? 'агентство, которого больше нет в каталоге'),
      at: at.toISOString(),
    })),
    recipients: recipients.map(({ status, answer, changed_at, ...agency }) => ({
      ...agencyCard(agency),
      path: href('agency', { agency: agency.slug }),
      status,
      status_title: TENDER_STATUSES[status],
      answer,
      changed_at: changed_at.toISOString(),
    })),
    outcome: tender.outcome,
    outcome_title: tender.outcome && outcomeTitle(tender.outcome),
    response: said && { text: said.body, may_publish: said.may_publish, is_published: said.status === 'published' },
  }
}

/** Before confirmation an outcome closes the request for good; afterwards it can still be changed. */
export async function tenderOutcome(
  params: Params<'tender-outcome'>,
  { database, now, visitor }: Context,
): Promise<Answer<'tender-outcome'>> {
  const { outcome, comment, response, publish } = checkedForm(TENDER_OUTCOME_FORM, params)
  const addressHash = await visitor.addressHash()
  await database.kysely.transaction().execute(async transaction => {
    const keyHash = hashOfKey(params.key)
    const tender = (await getSentTender(transaction, keyHash, { isLocked: true })) ?? notFound('tender')
    await updateTenderOutcome(transaction, tender.id, { outcome, comment, at: now() })
    await insertTenderEvent(transaction, { tender_id: tender.id, kind: 'outcome', detail: { outcome } })
    await deleteEmailsAbout(transaction, openTenderTopic(tender.id))
    await storeSenderResponse({ database, transaction }, tender, { response, publish, addressHash })
  })
  return { success: true }
}
