import type { Db } from '#db/connect.ts'
import { type Email, insertEmail } from '#db/queries/mail/mail.ts'

const CONTROL = /\p{Cc}/u

/** Posts within the transaction of what the letter tells of: both are there, or neither. */
export async function queueEmail(transaction: Db, letter: Email): Promise<void> {
  // Forms clean what people type; a line break that came by another way must not become a header of its own.
  const head = [letter.recipient, letter.replyTo ?? '', letter.subject]
  if (head.some(line => CONTROL.test(line))) throw new Error(`The head of a letter «${letter.kind}» has a line break`)
  await insertEmail(transaction, letter)
}
