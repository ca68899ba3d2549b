import type { Db } from '#db/connect.ts'
import { type Email, insertEmail } from '#db/queries/mail/mail.ts'

const CONTROL_CHARS = /\p{Cc}/u

/** Runs in the transaction that stores the email's subject matter: both are stored, or neither. */
export async function queueEmail(transaction: Db, email: Email): Promise<void> {
  // Form input is already cleaned; a line break from any other source must not inject a header.
  const headers = [email.recipient, email.replyTo ?? '', email.subject, email.unsubscribeUrl ?? '']
  if (headers.some(line => CONTROL_CHARS.test(line)))
    throw new Error(`A header of the email «${email.kind}» has a line break`)
  await insertEmail(transaction, email)
}
