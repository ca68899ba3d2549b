import type { Db } from '#db/connect.ts'
import { hashOfKey } from '#server/secret-key.ts'
import { FEEDBACK, receiver } from './feedback.ts'
import { NO_KEY } from './review-keys.ts'

export interface MessageKey {
  /** Of a message to an agency that its sender has not confirmed. */
  messageKey: string
}

export const NO_MESSAGE_KEY: MessageKey = { messageKey: NO_KEY }

/** Inserts a message with a known key, because the database stores only hashes. */
export async function insertMessageKey(db: Db): Promise<MessageKey> {
  const messageKey = `${'f'.repeat(31)}0`
  const { id: agency_id } = await receiver(db)
  const { name, email, message } = FEEDBACK
  const form = 'agency-page-send-feedback'
  await db
    .insertInto('feedback')
    .values({ form, agency_id, name, email, message, confirm_hash: hashOfKey(messageKey) })
    .execute()
  return { messageKey }
}
