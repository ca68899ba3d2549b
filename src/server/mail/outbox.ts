import {
  type ClaimedEmail,
  claimEmail,
  countUnsentEmails,
  EMAIL_QUEUED,
  updateFailedEmail,
  updateSentEmail,
} from '#db/queries/mail/mail.ts'
import type { Context } from '../context.ts'
import { failureOf } from './failure.ts'
import type { MailTransport } from './transport.ts'

type OutboxContext = Pick<Context, 'database' | 'metrics'>
type OutboxLog = { warn(detail: object, message: string): void; error(detail: object, message: string): void }

/** Notifications may be lost, and retry pauses end without one, so the table is polled as well. */
const POLL_MS = 20_000

/**
 * Sends due emails one at a time; several processes may run it at once. No transaction is open while the mail server
 * responds: the embedded database has a single connection.
 */
export async function startOutbox({ database, metrics }: OutboxContext, transport: MailTransport, log: OutboxLog) {
  const { kysely } = database
  let isStopped = false
  let running: Promise<void> | null = null
  let isWokenAgain = false

  async function sendOne(email: ClaimedEmail): Promise<{ isServerDown: boolean }> {
    try {
      await transport.send(email)
    } catch (error) {
      const { reason, isServerDown } = failureOf(error)
      log.warn({ emailId: email.id, kind: email.kind, reason }, 'email not sent')
      await updateFailedEmail(kysely, email.id, reason)
      return { isServerDown }
    }
    await updateSentEmail(kysely, email.id)
    return { isServerDown: false }
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const email = await claimEmail(kysely)
      if (!email) break
      const { isServerDown } = await sendOne(email)
      // The rest would fail too and use up an attempt each.
      if (isServerDown) break
    }
    const { waiting, failed, scheduled } = await countUnsentEmails(kysely)
    metrics.emails.set({ state: 'waiting' }, waiting)
    metrics.emails.set({ state: 'failed' }, failed)
    metrics.emails.set({ state: 'scheduled' }, scheduled)
  }

  async function runUntilIdle(): Promise<void> {
    do {
      isWokenAgain = false
      await sendDue().catch(error => log.error({ err: error }, 'outbox failed'))
    } while (isWokenAgain && !isStopped)
    running = null
  }

  function wake(): void {
    isWokenAgain = true
    if (!isStopped) running ??= runUntilIdle()
  }

  const stopListening = await database.listen(EMAIL_QUEUED, wake, { onGap: wake })
  const polling = setInterval(wake, POLL_MS).unref()
  wake()

  return {
    /** Waits for the in-flight email. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(polling)
      await stopListening()
      await running
      transport.close()
    },
  }
}
