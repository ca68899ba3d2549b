import {
  type ClaimedEmail,
  claimEmail,
  countUnsentEmails,
  MAIL_POSTED,
  updateFailedEmail,
  updateSentEmail,
} from '#db/queries/mail/mail.ts'
import type { Context } from '../context.ts'
import { failureOf } from './failure.ts'
import type { MailTransport } from './transport.ts'

type OutboxContext = Pick<Context, 'database' | 'metrics'>
type OutboxLog = { warn(detail: object, message: string): void; error(detail: object, message: string): void }

/** A notification may be lost, and pauses end by themselves: the table is looked at anyway. */
const LOOK_EVERY_MS = 20_000

/**
 * Sends what is due, one letter at a time; any number of processes may do so at once. No transaction is held while a
 * mail server speaks: the embedded database has one connection for everybody.
 */
export async function startOutbox({ database, metrics }: OutboxContext, transport: MailTransport, log: OutboxLog) {
  const { kysely } = database
  let isStopped = false
  let running: Promise<void> | null = null
  let isAskedAgain = false

  async function sendOne(letter: ClaimedEmail): Promise<{ isServerAway: boolean }> {
    try {
      await transport.send(letter)
    } catch (error) {
      const { words, isServerAway } = failureOf(error)
      log.warn({ letter: letter.id, kind: letter.kind, reason: words }, 'letter not sent')
      await updateFailedEmail(kysely, letter.id, words)
      return { isServerAway }
    }
    await updateSentEmail(kysely, letter.id)
    return { isServerAway: false }
  }

  async function sendDue(): Promise<void> {
    while (!isStopped) {
      const letter = await claimEmail(kysely)
      if (!letter) break
      const { isServerAway } = await sendOne(letter)
      // The others would fail alike and lose an attempt each.
      if (isServerAway) break
    }
    const { waiting, failed, later } = await countUnsentEmails(kysely)
    metrics.emails.set({ state: 'waiting' }, waiting)
    metrics.emails.set({ state: 'failed' }, failed)
    metrics.emails.set({ state: 'later' }, later)
  }

  async function runUntilQuiet(): Promise<void> {
    do {
      isAskedAgain = false
      await sendDue().catch(error => log.error({ err: error }, 'outbox failed'))
    } while (isAskedAgain && !isStopped)
    running = null
  }

  function wake(): void {
    isAskedAgain = true
    if (!isStopped) running ??= runUntilQuiet()
  }

  const stopListening = await database.listen(MAIL_POSTED, wake, { onGap: wake })
  const looking = setInterval(wake, LOOK_EVERY_MS).unref()
  wake()

  return {
    /** After the letter in hand. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(looking)
      await stopListening()
      await running
      transport.close()
    },
  }
}
