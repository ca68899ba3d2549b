import type { Insertable } from 'kysely'
import type { Db } from '../../connect.ts'
import type { Feedback } from '../../tables.generated.ts'

/** The recipient of a message from an agency's page. */
export async function getFeedbackReceiver(db: Db, slug: string) {
  const agency = await db
    .selectFrom('agency')
    .select(['id', 'slug', 'name', 'email', 'accepts_requests as acceptsRequests'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return agency ?? null
}

export type NewFeedback = Pick<
  Insertable<Feedback>,
  'form' | 'agency_id' | 'name' | 'email' | 'phone' | 'message' | 'confirm_hash'
>

export async function insertFeedback(db: Db, feedback: NewFeedback): Promise<number> {
  const { id } = await db.insertInto('feedback').values(feedback).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Open messages to the editors, without those addressed to agencies. */
export async function listNewFeedback(db: Db, limit: number) {
  return db
    .selectFrom('feedback')
    .select(['id', 'form', 'name', 'email', 'phone', 'message', 'created_at'])
    .where('status', '=', 'new')
    .where('agency_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function getFeedback(db: Db, id: number) {
  const feedback = await db
    .selectFrom('feedback')
    .select(['id', 'name', 'email', 'phone', 'message', 'status', 'created_at'])
    .where('id', '=', id)
    .where('agency_id', 'is', null)
    .executeTakeFirst()
  return feedback ?? null
}

/** False if there was no open message with this id. */
export async function updateClosedFeedback(db: Db, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ status: 'closed' })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .where('agency_id', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
