import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

interface Asked {
  isLocked?: boolean
}

/** A message to an agency, by the key its sender got. */
export async function getMessage(db: Db, confirmHash: Buffer, { isLocked = false }: Asked = {}) {
  const message = await db
    .selectFrom('feedback')
    .innerJoin('agency', 'agency.id', 'feedback.agency_id')
    .select(['feedback.id', 'feedback.name', 'feedback.email', 'feedback.phone', 'feedback.message'])
    .select(['feedback.created_at', 'feedback.confirmed_at'])
    .select(['agency.slug', 'agency.name as agency', 'agency.email as agency_email'])
    .where('feedback.confirm_hash', '=', confirmHash)
    .$if(isLocked, query => query.forUpdate('feedback'))
    .executeTakeFirst()
  return message ?? null
}

/** A request for a client's review, by the key that somebody at the agency got. */
export async function getAskedReview(db: Db, confirmHash: Buffer, { isLocked = false }: Asked = {}) {
  const request = await db
    .selectFrom('review_request')
    .innerJoin('agency', 'agency.id', 'review_request.agency_id')
    .select(['review_request.id', 'review_request.service', 'review_request.url', 'review_request.email'])
    .select(['review_request.agency_id', 'review_request.created_at', 'review_request.confirmed_at'])
    .select(['agency.slug', 'agency.name as agency'])
    .where('review_request.confirm_hash', '=', confirmHash)
    .$if(isLocked, query => query.forUpdate('review_request'))
    .executeTakeFirst()
  return request ?? null
}

export async function updateConfirmedMessage(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('feedback').set({ confirmed_at: at }).where('id', '=', id).execute()
}

interface ConfirmedRequest {
  keyHash: Buffer
  at: Date
  expiresAt: Date
}

/** Makes the client's link work from now on. */
export async function updateConfirmedRequest(db: Db, id: number, { keyHash, at, expiresAt }: ConfirmedRequest) {
  await db
    .updateTable('review_request')
    .set({ key_hash: keyHash, confirmed_at: at, expires_at: expiresAt })
    .where('id', '=', id)
    .execute()
}

/** Only their author ever saw these, so they must not be kept. */
export async function deleteUnconfirmedMessages(db: Db, before: Date): Promise<void> {
  const isUnconfirmed = sql<boolean>`confirm_hash is not null and confirmed_at is null and created_at < ${before}`
  await db.deleteFrom('feedback').where(isUnconfirmed).execute()
  await db.deleteFrom('review_request').where(isUnconfirmed).execute()
}
