import type { Db } from '#db/connect.ts'
import { readConfig } from '#server/config.ts'
import { mailRulesOf } from '#server/mail/queue-email.ts'

/** Sites in test processes seal the keys of their links with it. */
export const SECRET_KEY = 'secret key of the tests, 32 characters'

export const TEST_MAIL = { ...mailRulesOf(readConfig({ SECRET_KEY })), perHour: 1_000_000 }

/** Rows of the outbox with the links as they will be sent: the database has only sealed keys. */
export async function storedEmails(db: Db) {
  const rows = await db.selectFrom('mail').selectAll().orderBy('id').execute()
  const open = (text: string | null) => (text === null ? null : TEST_MAIL.seal.open(text))
  return rows.map(row => ({
    ...row,
    body: TEST_MAIL.seal.open(row.body),
    html: open(row.html),
    unsubscribe_url: open(row.unsubscribe_url),
  }))
}
