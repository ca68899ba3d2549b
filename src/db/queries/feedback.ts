import type { Insertable } from 'kysely'
import type { Db } from '../connect.ts'
import type { Feedback } from '../tables.generated.ts'

/** To whom a message from the agency's page goes. */
export async function getFeedbackReceiver(db: Db, slug: string) {
  const agency = await db
    .selectFrom('agency')
    .select(['id', 'slug', 'name', 'email', 'accepts_requests as acceptsRequests'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return agency ?? null
}

type NewFeedback = Pick<Insertable<Feedback>, 'form' | 'agency_id' | 'name' | 'email' | 'phone' | 'message'>

export async function insertFeedback(db: Db, feedback: NewFeedback): Promise<number> {
  const { id } = await db.insertInto('feedback').values(feedback).returning('id').executeTakeFirstOrThrow()
  return id
}
