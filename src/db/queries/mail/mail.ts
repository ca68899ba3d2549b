import { sql } from 'kysely'
import { MAIL_PAUSES, MAX_ATTEMPTS } from '#domain/contacts/mail-pauses.ts'
import type { Db } from '../../connect.ts'

/** Heard by every process that sends letters. */
export const MAIL_POSTED = 'mail_posted'

export interface Email {
  kind: string
  recipient: string
  replyTo: string | null
  subject: string
  body: string
  /** Not due before then, and dropped unsent once what it is about is settled. */
  later?: { at: Date; about: string }
}

/** Given a transaction, the letter exists and its sender wakes when that is committed. */
export async function insertEmail(db: Db, { replyTo, later, ...letter }: Email): Promise<void> {
  await db
    .insertInto('mail')
    .values({ ...letter, reply_to: replyTo, ...(later && { next_try_at: later.at, about: later.about }) })
    .execute()
  await sql`select pg_notify(${MAIL_POSTED}, '')`.execute(db)
}

/** The next letter that is due, its next attempt moved ahead at once: who dies with it in hand only delays it. */
export async function claimEmail(db: Db) {
  const pauses = sql`(${sql.val([...MAIL_PAUSES])}::integer[])[mail.attempts + 1]`
  const letter = await db
    .updateTable('mail')
    .set(eb => ({
      attempts: eb('mail.attempts', '+', 1),
      next_try_at: sql<Date>`now() + ${pauses} * interval '1 minute'`,
    }))
    .where('id', '=', eb =>
      eb
        .selectFrom('mail as due')
        .select('due.id')
        .where('due.sent_at', 'is', null)
        .where('due.next_try_at', '<=', sql<Date>`now()`)
        .where('due.attempts', '<', MAX_ATTEMPTS)
        .orderBy('due.next_try_at')
        .orderBy('due.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'recipient', 'reply_to as replyTo', 'subject', 'body', 'created_at as createdAt'])
    .executeTakeFirst()
  return letter ?? null
}

export type ClaimedEmail = NonNullable<Awaited<ReturnType<typeof claimEmail>>>

export async function updateSentEmail(db: Db, id: number): Promise<void> {
  await db.updateTable('mail').set({ sent_at: sql<Date>`now()`, last_error: null }).where('id', '=', id).execute()
}

export async function updateFailedEmail(db: Db, id: number, error: string): Promise<void> {
  await db.updateTable('mail').set({ last_error: error }).where('id', '=', id).execute()
}

/** Its day has not come; one that was tried and failed waits as well, but not for its day. */
const isForLater = sql<boolean>`attempts = 0 and next_try_at > now()`

export async function countUnsentEmails(db: Db): Promise<{ waiting: number; failed: number; later: number }> {
  const isFailed = sql<boolean>`attempts >= ${MAX_ATTEMPTS}`
  const { failed, later, all } = await db
    .selectFrom('mail')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(isFailed).as('failed'),
      fn.countAll<number>().filterWhere(isForLater).as('later'),
    ])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting: all - failed - later, failed, later }
}

/** For the operator: of the recipient only the domain. */
export async function listUnsentEmails(db: Db, limit: number) {
  return db
    .selectFrom('mail')
    .select(['id', 'kind', 'attempts', 'last_error', 'created_at', 'next_try_at'])
    .select(sql<string>`split_part(recipient, '@', 2)`.as('domain'))
    .where('sent_at', 'is', null)
    .where(sql<boolean>`not (${isForLater})`)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Every unsent letter whose day has come is due now, with all its attempts before it. */
export async function retryEmails(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ attempts: 0, next_try_at: sql<Date>`now()` })
    .where('sent_at', 'is', null)
    .where(sql<boolean>`not (${isForLater})`)
    .executeTakeFirst()
  await sql`select pg_notify(${MAIL_POSTED}, '')`.execute(db)
  return Number(numUpdatedRows)
}

/** What they would have reminded of is settled. */
export async function deleteEmailsAbout(db: Db, about: string): Promise<void> {
  await db.deleteFrom('mail').where('about', '=', about).where('sent_at', 'is', null).execute()
}

/** Letters that arrived long ago hold personal data for nothing. */
export async function deleteOldEmails(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('sent_at', '<', before).execute()
}
