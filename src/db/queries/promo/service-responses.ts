import type { Insertable } from 'kysely'
import type { Db } from '../../connect.ts'
import type { ServiceResponse } from '../../tables.generated.ts'

export type ResponseSubject = 'award' | 'tender'

interface ListedResponses {
  limit: number
  /** Only those published in this span. */
  within?: { from: Date; to: Date } | null
}

/** The latest first. */
export async function listServiceResponses(db: Db, about: ResponseSubject, { limit, within = null }: ListedResponses) {
  return db
    .selectFrom('service_response')
    .select(['id', 'author', 'signature', 'body', 'published_at'])
    .where('about', '=', about)
    .where('status', '=', 'published')
    .$if(within !== null, query =>
      query.where('published_at', '>=', within?.from ?? null).where('published_at', '<', within?.to ?? null),
    )
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .$narrowType<{ published_at: Date }>()
    .execute()
}

export type ServiceResponseRow = Awaited<ReturnType<typeof listServiceResponses>>[number]

type NewResponse = Pick<
  Insertable<ServiceResponse>,
  'about' | 'author' | 'signature' | 'body' | 'may_publish' | 'feedback_id' | 'tender_id'
>

export async function insertServiceResponse(db: Db, response: NewResponse): Promise<void> {
  await db.insertInto('service_response').values(response).execute()
}

/** Replaces the sender's earlier response; the editors review it again. */
export async function replaceTenderResponse(db: Db, tenderId: number, response: NewResponse | null): Promise<void> {
  await db.deleteFrom('service_response').where('tender_id', '=', tenderId).execute()
  if (response) await insertServiceResponse(db, response)
}

export async function getTenderResponse(db: Db, tenderId: number) {
  const response = await db
    .selectFrom('service_response')
    .select(['body', 'may_publish', 'status'])
    .where('tender_id', '=', tenderId)
    .executeTakeFirst()
  return response ?? null
}

/** For the editors: the oldest first. */
export async function listNewResponses(db: Db, limit: number) {
  return db
    .selectFrom('service_response')
    .select(['id', 'about', 'author', 'signature', 'body', 'may_publish', 'created_at'])
    .where('status', '=', 'new')
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()
}

export async function getServiceResponse(db: Db, id: number) {
  const response = await db
    .selectFrom('service_response')
    .select(['id', 'about', 'author', 'signature', 'body', 'may_publish', 'status', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return response ?? null
}

type Decision = { status: 'published'; published_at: Date } | { status: 'declined'; published_at: null }

/** A published response can still be taken down; false if there is nothing to decide. */
export async function updateDecidedResponse(db: Db, id: number, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service_response')
    .set(decision)
    .where('id', '=', id)
    .where('status', '<>', decision.status)
    .$if(decision.status === 'published', query => query.where('may_publish', '=', true))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
