import { sql } from 'kysely'
import { MAIL_PAUSES, MAX_ATTEMPTS } from '#domain/contacts/mail-pauses.ts'
import { mailboxOf } from '#domain/contacts/mailbox.ts'
import type { Db } from '../../connect.ts'
import { lockKey } from '../review-forms/review-requests.ts'

/** Notifies every process that sends emails. */
export const EMAIL_QUEUED = 'mail_posted'

/** The row that an email tells about. Emails about an open tender are cancelled once it is closed. */
export type EmailSubject =
  `${'tender' | 'open-tender' | 'feedback' | 'review' | 'review-request' | 'registration' | 'subscription'}:${number}`

export interface Email {
  kind: string
  /** Finds the email when a person of that row is forgotten; null if it has no personal data but the recipient. */
  about: EmailSubject | null
  recipient: string
  replyTo: string | null
  subject: string
  body: string
  /** The same as `body`, for mail clients that show HTML. */
  html?: string
  /** A PNG that the HTML shows as `cid:picture`. */
  picture?: Buffer
  /** Announced to mail clients as one-click unsubscribe (RFC 8058). */
  unsubscribeUrl?: string
  /**
   * Caused by a form that anybody can fill in with any address: a flooded mailbox refuses it (queue-email.ts), and what a
   * confirmed person sent goes first.
   */
  isUnconfirmed?: true
  /** Newsletters wait until every other due email is sent. */
  isBulk?: boolean
  /** A scheduled email, which deleteEmailsAbout() may cancel before. */
  dueAt?: Date
}

/** In a transaction, the email is stored and its sender woken on commit. */
export async function insertEmail(db: Db, email: Email): Promise<void> {
  const { replyTo, unsubscribeUrl, isUnconfirmed, isBulk, dueAt, ...rest } = email
  await db
    .insertInto('mail')
    .values({
      ...rest,
      reply_to: replyTo,
      mailbox: mailboxOf(email.recipient),
      ...(unsubscribeUrl !== undefined && { unsubscribe_url: unsubscribeUrl }),
      ...(isUnconfirmed && { is_unconfirmed: true }),
      ...(isBulk && { is_bulk: true }),
      ...(dueAt && { next_try_at: dueAt }),
    })
    .execute()
  await sql`select pg_notify(${EMAIL_QUEUED}, '')`.execute(db)
}

/**
 * The next due email to a mailbox that got fewer than `perHour` of its share in the last hour. Its next attempt is
 * scheduled at once, so a crash while sending only delays it.
 */
export async function updateClaimedEmail(db: Db, perHour: number) {
  // One claim at a time across processes, so that two cannot both be the last of the hour.
  return db.transaction().execute(async transaction => {
    await lockKey(transaction, 'claim-email')
    return claimNext(transaction, perHour)
  })
}

async function claimNext(db: Db, perHour: number) {
  const pauses = sql`(${sql.val([...MAIL_PAUSES])}::integer[])[mail.attempts + 1]`
  const email = await db
    .updateTable('mail')
    .set(eb => ({
      attempts: eb('mail.attempts', '+', 1),
      next_try_at: sql<Date>`now() + ${pauses} * interval '1 minute'`,
      claimed_at: sql<Date>`clock_timestamp()`,
    }))
    .where('id', '=', eb =>
      eb
        .selectFrom('mail as due')
        .select('due.id')
        .where('due.sent_at', 'is', null)
        .where('due.next_try_at', '<=', sql<Date>`now()`)
        .where('due.attempts', '<', MAX_ATTEMPTS)
        .where(isWithinHour(perHour))
        .orderBy('due.is_bulk')
        .orderBy('due.is_unconfirmed')
        .orderBy('due.next_try_at')
        .orderBy('due.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'recipient', 'reply_to as replyTo', 'subject', 'body', 'html', 'created_at as createdAt'])
    .returning(['unsubscribe_url as unsubscribeUrl', 'picture', 'about', 'message_id as messageId'])
    .executeTakeFirst()
  return email ?? null
}

/** As the index has it. */
const mailboxIn = (table: 'mail' | 'due' | 'recent') =>
  sql`coalesce(${sql.ref(`${table}.mailbox`)}, lower(${sql.ref(`${table}.recipient`)}))`

/**
 * The mailboxes of the last hour are counted once for all due emails: counted for each, a thousand of them to a few
 * recipients took half a second of every claim. An email claimed within the hour, but not sent, has its place in it.
 * Emails that anybody can cause have a share of their own, so they cannot delay those of confirmed people.
 */
const isWithinHour = (perHour: number) => sql<boolean>`(
  coalesce(due.claimed_at > now() - interval '1 hour', false) or (${mailboxIn('due')}, due.is_unconfirmed) not in (
    select ${mailboxIn('recent')}, recent.is_unconfirmed from mail as recent
     where recent.claimed_at > now() - interval '1 hour'
     group by ${mailboxIn('recent')}, recent.is_unconfirmed having count(*) >= ${perHour}))`

/** Due emails that wait only because their recipient got enough in the last hour. */
export async function countDelayedEmails(db: Db, perHour: number): Promise<number> {
  const { delayed } = await db
    .selectFrom('mail as due')
    .select(({ fn }) => fn.countAll<number>().as('delayed'))
    .where('due.sent_at', 'is', null)
    .where('due.next_try_at', '<=', sql<Date>`now()`)
    .where('due.attempts', '<', MAX_ATTEMPTS)
    .where(sql<boolean>`not ${isWithinHour(perHour)}`)
    .executeTakeFirstOrThrow()
  return delayed
}

interface MailboxLoad {
  /** Emails that anybody can cause, queued or sent in the last hour. */
  unconfirmed: number
  waiting: number
}

/** Locks the recipient's mailbox until commit, so that concurrent forms are counted one after another. */
export async function lockMailbox(transaction: Db, recipient: string): Promise<MailboxLoad> {
  const mailbox = mailboxOf(recipient)
  await lockKey(transaction, `mail-to ${mailbox}`)
  // Not due by now(), the start of this transaction: it may have waited for one that started later and queued an email.
  return transaction
    .selectFrom('mail')
    .select(({ fn }) => [
      fn
        .countAll<number>()
        .filterWhere(sql<boolean>`is_unconfirmed and created_at > now() - interval '1 hour'`)
        .as('unconfirmed'),
      fn.countAll<number>().filterWhere('sent_at', 'is', null).as('waiting'),
    ])
    .where(mailboxIn('mail'), '=', mailbox)
    .where(sql<boolean>`(sent_at is not null or next_try_at <= clock_timestamp() or attempts > 0)`)
    .executeTakeFirstOrThrow()
}

export type ClaimedEmail = NonNullable<Awaited<ReturnType<typeof updateClaimedEmail>>>

const BLANK = { subject: '', body: '', html: null, picture: null, reply_to: null, unsubscribe_url: null }

/** Keeps kind, recipient and time, to look into «I never got the email», and nothing that was said. */
export async function updateSentEmail(db: Db, id: number): Promise<void> {
  await db
    .updateTable('mail')
    .set({ ...BLANK, sent_at: sql<Date>`now()`, last_error: null })
    .where('id', '=', id)
    .execute()
}

export async function updateFailedEmail(db: Db, id: number, error: string): Promise<void> {
  // An undelivered email does not count towards the recipient's hourly limit.
  await db.updateTable('mail').set({ last_error: error, claimed_at: null }).where('id', '=', id).execute()
}

/** Not due yet. A failed email also has a later next try, but has attempts. */
const isScheduled = sql<boolean>`attempts = 0 and next_try_at > now()`

export async function countUnsentEmails(db: Db): Promise<{ waiting: number; failed: number; scheduled: number }> {
  const isFailed = sql<boolean>`attempts >= ${MAX_ATTEMPTS}`
  const { failed, scheduled, all } = await db
    .selectFrom('mail')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(isFailed).as('failed'),
      fn.countAll<number>().filterWhere(isScheduled).as('scheduled'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting: all - failed - scheduled, failed, scheduled }
}

/** For the operator, so it shows only the domain of the recipient. */
export async function listUnsentEmails(db: Db, limit: number) {
  return db
    .selectFrom('mail')
    .select(['id', 'kind', 'attempts', 'last_error', 'created_at', 'next_try_at'])
    .select(sql<string>`split_part(recipient, '@', 2)`.as('domain'))
    .where('sent_at', 'is', null)
    .where(sql<boolean>`not (${isScheduled})`)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Makes every unsent email except scheduled ones due now, with a full set of attempts. */
export async function updateUnsentEmails(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ attempts: 0, next_try_at: sql<Date>`now()` })
    .where('sent_at', 'is', null)
    .where(sql<boolean>`not (${isScheduled})`)
    .executeTakeFirst()
  await sql`select pg_notify(${EMAIL_QUEUED}, '')`.execute(db)
  return Number(numUpdatedRows)
}

export async function deleteEmailsAbout(db: Db, about: EmailSubject): Promise<void> {
  await db.deleteFrom('mail').where('about', '=', about).where('sent_at', 'is', null).execute()
}

/** Traces of sent emails, and emails that could not be sent and that nobody retried. */
export async function deleteOldEmails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('sent_at', '<', before).execute()
  await db
    .deleteFrom('mail')
    .where('sent_at', 'is', null)
    .where('attempts', '>=', MAX_ATTEMPTS)
    .where('next_try_at', '<', before)
    .execute()
}

/** Unsent emails whose links have keys in clear: those queued by a release that did not seal them. */
export async function listUnsealedEmails(db: Db) {
  return db
    .selectFrom('mail')
    .select(['id', 'body', 'html', 'unsubscribe_url'])
    .where('sent_at', 'is', null)
    .where(sql<boolean>`(body ~ '/[0-9a-f]{32}/' or html ~ '/[0-9a-f]{32}/' or unsubscribe_url ~ '/[0-9a-f]{32}/')`)
    .execute()
}

type SealedParts = Pick<Awaited<ReturnType<typeof listUnsealedEmails>>[number], 'body' | 'html' | 'unsubscribe_url'>

export async function updateSealedEmail(db: Db, id: number, parts: SealedParts): Promise<void> {
  await db.updateTable('mail').set(parts).where('id', '=', id).where('sent_at', 'is', null).execute()
}
