import { sql } from 'kysely'
import { MAIL_PAUSES, MAX_ATTEMPTS } from '#domain/mail-pauses.ts'
import type { Db } from '../connect.ts'

/** Heard by every process that sends letters. */
export const MAIL_POSTED = 'mail_posted'

export interface Letter {
  kind: string
  recipient: string
  replyTo: string | null
  subject: string
  body: string
}

/** Given a transaction, the letter exists and its sender wakes when that is committed. */
export async function insertLetter(db: Db, { kind, recipient, replyTo, subject, body }: Letter): Promise<void> {
  await db.insertInto('mail').values({ kind, recipient, reply_to: replyTo, subject, body }).execute()
  await sql`select pg_notify(${MAIL_POSTED}, '')`.execute(db)
}

/** The next letter that is due, its next attempt moved ahead at once: who dies with it in hand only delays it. */
export async function claimLetter(db: Db) {
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

export type ClaimedLetter = NonNullable<Awaited<ReturnType<typeof claimLetter>>>

export async function updateSentLetter(db: Db, id: number): Promise<void> {
  await db.updateTable('mail').set({ sent_at: sql<Date>`now()`, last_error: null }).where('id', '=', id).execute()
}

export async function updateFailedLetter(db: Db, id: number, error: string): Promise<void> {
  await db.updateTable('mail').set({ last_error: error }).where('id', '=', id).execute()
}

export async function countUnsentLetters(db: Db): Promise<{ waiting: number; failed: number }> {
  const isFailed = sql<boolean>`attempts >= ${MAX_ATTEMPTS}`
  const { failed, all } = await db
    .selectFrom('mail')
    .select(({ fn }) => [fn.countAll<number>().as('all'), fn.countAll<number>().filterWhere(isFailed).as('failed')])
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { waiting: Number(all) - Number(failed), failed: Number(failed) }
}

/** For the operator: of the recipient only the domain. */
export async function listUnsentLetters(db: Db, limit: number) {
  return db
    .selectFrom('mail')
    .select(['id', 'kind', 'attempts', 'last_error', 'created_at', 'next_try_at'])
    .select(sql<string>`split_part(recipient, '@', 2)`.as('domain'))
    .where('sent_at', 'is', null)
    .orderBy('next_try_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Every unsent letter is due now, with all its attempts before it. */
export async function retryLetters(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ attempts: 0, next_try_at: sql<Date>`now()` })
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  await sql`select pg_notify(${MAIL_POSTED}, '')`.execute(db)
  return Number(numUpdatedRows)
}

/** Letters that arrived long ago hold personal data for nothing. */
export async function deleteOldLetters(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('mail').where('sent_at', '<', before).execute()
}
