import type { Database, Db } from '#db/connect.ts'
import {
  type ClaimedEmail,
  countDelayedEmails,
  countUnsentEmails,
  EMAIL_QUEUED,
  listUnsealedEmails,
  updateClaimedEmail,
  updateFailedEmail,
  updateSealedEmail,
  updateSentEmail,
} from '#db/queries/mail/mail.ts'
import type { Failures, Log } from '../failures.ts'
import type { Metrics } from '../metrics.ts'
import { failureOf } from './failure.ts'
import type { MailRules } from './queue-email.ts'
import type { Seal } from './seal.ts'
import type { MailTransport } from './transport.ts'

interface OutboxContext {
  database: Database
  metrics: Metrics
  mail: MailRules
  failures: Failures
}

/** Notifications may be lost, and retry pauses end without one, so the table is polled as well. */
const POLL_MS = 20_000

/**
 * Sends due emails one at a time; several processes may run it at once. No transaction is open while the mail server
 * responds: the embedded database has a single connection.
 */
export async function startOutbox(
  { database, metrics, mail, failures }: OutboxContext,
  transport: MailTransport,
  log: Log,
) {
  const { kysely } = database
  const { seal, perHour } = mail
  let isStopped = false
  let delayed = 0
  /** Sent, but the database could not be told: the next claim only records them. */
  const unrecorded = new Set<number>()
  let running: Promise<void> | null = null
  let isWokenAgain = false

  async function sendOne(email: ClaimedEmail): Promise<{ isServerDown: boolean }> {
    try {
      if (!unrecorded.has(email.id)) await transport.send(opened(email, seal))
    } catch (error) {
      const { reason, isServerDown } = failureOf(error)
      log.warn({ emailId: email.id, kind: email.kind, reason }, 'email not sent')
      await updateFailedEmail(kysely, email.id, reason)
      return { isServerDown }
    }
    unrecorded.add(email.id)
    await updateSentEmail(kysely, email.id)
    unrecorded.delete(email.id)
    return { isServerDown: false }
  }

  /** Tells the operator of emails that wait for their recipient's next hour. */
  async function noteDelayed(): Promise<void> {
    const before = delayed
    delayed = await countDelayedEmails(kysely, perHour)
    metrics.emails.set({ state: 'delayed' }, delayed)
    if (delayed > before) log.warn({ delayed }, 'emails wait: their recipients got enough in this hour')
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const email = await updateClaimedEmail(kysely, perHour)
      if (!email) {
        await noteDelayed()
        break
      }
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
      await sendDue().catch(error => failures.report('outbox', error))
    } while (isWokenAgain && !isStopped)
    running = null
  }

  function wake(): void {
    isWokenAgain = true
    if (!isStopped) running ??= runUntilIdle()
  }

  await sealOld(kysely, seal)
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

const opened = (email: ClaimedEmail, seal: Seal): ClaimedEmail => ({
  ...email,
  body: seal.open(email.body),
  html: email.html === null ? null : seal.open(email.html),
  unsubscribeUrl: email.unsubscribeUrl === null ? null : seal.open(email.unsubscribeUrl),
})

/** Seals what an earlier release queued with keys in clear, reminders of tenders for example. */
async function sealOld(db: Db, seal: Seal): Promise<void> {
  for (const { id, body, html, unsubscribe_url } of await listUnsealedEmails(db)) {
    await updateSealedEmail(db, id, {
      body: seal.close(body),
      html: html === null ? null : seal.close(html),
      unsubscribe_url: unsubscribe_url === null ? null : seal.close(unsubscribe_url),
    })
  }
}
