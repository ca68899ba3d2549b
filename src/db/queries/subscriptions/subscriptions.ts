import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

const isActive = sql<boolean>`confirmed_at is not null and email is not null`

interface SubscriptionRequest {
  email: string
  topic: string
  keyHash: Buffer
  at: Date
}

/** The subscription of the key, added if there is none; locked, so that concurrent requests queue up. */
export async function lockSubscription(db: Db, { email, topic, keyHash, at }: SubscriptionRequest) {
  return (
    db
      .insertInto('subscription')
      .values({ email, topic, key_hash: keyHash, requested_at: at })
      // A no-op update, because `do nothing` would neither lock nor return the existing row.
      .onConflict(conflict => conflict.column('key_hash').doUpdateSet({ key_hash: keyHash }))
      // Zero only in a row that this statement inserted.
      .returning(['id', 'email', 'requested_at', 'confirmed_at', sql<boolean>`xmax = 0`.as('is_new')])
      .executeTakeFirstOrThrow()
  )
}

/** An ended subscription waits for confirmation again; `ended_at` stays until then. */
export async function updateRequested(db: Db, id: number, { email, at }: { email: string; at: Date }): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ email, requested_at: at, confirmed_at: sql`case when email is null then null else confirmed_at end` })
    .where('id', '=', id)
    .execute()
}

export async function getSubscription(db: Db, keyHash: Buffer, { isLocked = false } = {}) {
  const subscription = await db
    .selectFrom('subscription')
    .select(['id', 'topic', 'email', 'requested_at', 'confirmed_at'])
    .where('key_hash', '=', keyHash)
    .$if(isLocked, query => query.forUpdate())
    .executeTakeFirst()
  return subscription ?? null
}

interface Confirmation {
  at: Date
  /** The issue already out: the first one sent is the next. */
  lastPeriod: string
}

export async function updateConfirmed(db: Db, id: number, { at, lastPeriod }: Confirmation): Promise<void> {
  await db
    .updateTable('subscription')
    .set({ confirmed_at: at, ended_at: null, sent_period: lastPeriod })
    .where('id', '=', id)
    .execute()
}

/** Forgets the address; the hash stays, so that the link goes on working. */
export async function updateEnded(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('subscription').set({ email: null, ended_at: at }).where('id', '=', id).execute()
}

/** Deletes subscriptions that were never confirmed; one that had ended and was requested again ends again. */
export async function deleteUnconfirmedSubscriptions(db: Db, before: Date): Promise<void> {
  const isOld = sql<boolean>`confirmed_at is null and email is not null and requested_at < ${before}`
  await db.deleteFrom('subscription').where(isOld).where('ended_at', 'is', null).execute()
  await db.updateTable('subscription').set({ email: null }).where(isOld).execute()
}

/** Topics that have subscribers. */
export async function listActiveTopics(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('subscription').select('topic').distinct().where(isActive).orderBy('topic').execute()
  return rows.map(({ topic }) => topic)
}

/** Subscribers who have not got the issue of the period yet. */
export async function countDue(db: Db, topic: string, period: string): Promise<number> {
  const { count } = await db
    .selectFrom('subscription')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('topic', '=', topic)
    .where(isDue(period))
    .executeTakeFirstOrThrow()
  return count
}

/** Stamps the period on the next due subscribers; their emails belong into the same transaction. */
export async function updateClaimedSubscriptions(
  db: Db,
  { topic, period, limit }: { topic: string; period: string; limit: number },
) {
  return db
    .updateTable('subscription')
    .set({ sent_period: period })
    .where('id', 'in', eb =>
      eb
        .selectFrom('subscription')
        .select('id')
        .where('topic', '=', topic)
        .where(isDue(period))
        .orderBy('id')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'email'])
    .$narrowType<{ email: string }>()
    .execute()
}

const isDue = (period: string) => sql<boolean>`${isActive} and (sent_period is null or sent_period < ${period})`

/** For the operator: counts by topic, without addresses. */
export async function countSubscriptions(db: Db) {
  return db
    .selectFrom('subscription')
    .select(({ fn }) => [
      'topic',
      fn.countAll<number>().filterWhere(isActive).as('active'),
      fn.countAll<number>().filterWhere(sql<boolean>`email is not null and confirmed_at is null`).as('waiting'),
      fn.countAll<number>().filterWhere('email', 'is', null).as('ended'),
    ])
    .groupBy('topic')
    .orderBy('topic')
    .execute()
}
