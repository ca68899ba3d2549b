import type { Database, Db } from '#db/connect.ts'
import { PAGES_CHANGED } from '#db/notifications.ts'
import { insertConsents } from '#db/queries/forms/consent.ts'
import { getTenderResponse, replaceTenderResponse } from '#db/queries/promo/service-responses.ts'
import type { SentTender } from '#db/queries/tender/tenders.ts'
import { refuseFields } from '../../shapes/checked-form.ts'

interface SenderResponse {
  /** Null if the sender says nothing, or takes back what they said. */
  response: string | null
  publish: boolean
  addressHash: string
}

/**
 * The sender's response about our service waits for the editors. Changed text waits again; text without the tick is
 * never shown, so removing the tick unpublishes it.
 */
export async function storeSenderResponse(
  { database, transaction }: { database: Database; transaction: Db },
  tender: SentTender,
  { response, publish, addressHash }: SenderResponse,
): Promise<void> {
  if (response !== null && tender.confirmed_at === null) refuseFields({ response: UNCONFIRMED })
  const known = await getTenderResponse(transaction, tender.id)
  if (known ? known.body === response && known.may_publish === publish : response === null) return
  await replaceTenderResponse(
    transaction,
    tender.id,
    response === null
      ? null
      : {
          ...{ about: 'tender', author: tender.name, signature: tender.company, body: response },
          ...{ may_publish: publish, feedback_id: null, tender_id: tender.id },
        },
  )
  if (response !== null && publish) {
    const subject = `tender:${tender.id}`
    await insertConsents(transaction, { kinds: ['publication'], form: 'tender-outcome', subject, addressHash })
  }
  if (known?.status === 'published') await database.notify(PAGES_CHANGED, 'tender', transaction)
}

const UNCONFIRMED = 'Отзыв можно оставить о заявке, которую вы подтвердили'
