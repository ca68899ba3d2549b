import type { Db } from '#db/connect.ts'
import { type Email, lockMailbox } from '#db/queries/mail/mail.ts'
import type { Log } from '../failures.ts'
import type { Metrics } from '../metrics.ts'
import { type MailRules, queueEmail } from './queue-email.ts'

const HOURS_AHEAD = 10

/**
 * Tells the editors of something that waits in their queue anyway. When a flood of forms has filled their mailbox for
 * hours ahead, the email is dropped and counted; what it is about stays in the queue.
 */
export async function queueToEditors(
  transaction: Db,
  email: Email,
  { mail, metrics, log }: { mail: MailRules; metrics: Metrics; log: Log },
): Promise<void> {
  const { waiting } = await lockMailbox(transaction, email.recipient)
  if (waiting < HOURS_AHEAD * mail.perHour) return queueEmail(transaction, email, mail)
  metrics.droppedEmails.inc()
  log.warn({ kind: email.kind, waiting }, 'email to the editors dropped: too many wait')
}
