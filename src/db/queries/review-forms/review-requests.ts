import { type Insertable, sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { Review, ReviewRequest } from '../../tables.generated.ts'

const AGENCY = ['id', 'slug', 'name', 'logo', 'city', 'email', 'site_domain'] as const

/** By slug, or by full name if it is unique. */
export async function getReviewedAgency(db: Db, { slug, name }: { slug: string | null; name: string }) {
  // The trigram index narrows the search before the exact comparison. A subquery, or each candidate would compute the key.
  const hasName = sql<boolean>`(select search_key(${name})) <% agency.search_key and lower(agency.name) = lower(${name})`
  const found = await db
    .selectFrom('agency')
    .select(AGENCY)
    .where(eb => (slug === null ? hasName : eb('slug', '=', slug)))
    .limit(2)
    .execute()
  return found.length === 1 ? (found[0] ?? null) : null
}

export async function listOfferedServices(db: Db, agencyId: number): Promise<string[]> {
  const services = await db.selectFrom('agency_service').select('service').where('agency_id', '=', agencyId).execute()
  return services.map(({ service }) => service)
}

/** Serialises transactions with the same key until commit, so that check-then-insert is safe. */
export async function lockKey(transaction: Db, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
}

type RequestedReview = Pick<Insertable<ReviewRequest>, 'agency_id' | 'email' | 'url'>

/** Ignores unconfirmed requests: they never reached the person. */
export async function getLastRequest(
  db: Db,
  { agency_id, email, url }: RequestedReview,
  since: Date,
): Promise<Date | null> {
  const last = await db
    .selectFrom('review_request')
    .select('created_at')
    .where('agency_id', '=', agency_id)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('url', '=', url)
    .where('key_hash', 'is not', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.created_at ?? null
}

export async function insertReviewRequest(db: Db, request: Insertable<ReviewRequest>): Promise<number> {
  const { id } = await db.insertInto('review_request').values(request).returning('id').executeTakeFirstOrThrow()
  return id
}

/** The request of a personal link, expired and used ones included. */
export async function getReviewRequest(db: Db, keyHash: Buffer) {
  const request = await db
    .selectFrom('review_request')
    .innerJoin('agency', 'agency.id', 'review_request.agency_id')
    .select([
      'review_request.id as requestId',
      'review_request.service',
      'review_request.url',
      'review_request.email as clientEmail',
      'review_request.expires_at as expiresAt',
      'review_request.used_at as usedAt',
      'agency.id',
      'agency.slug',
      'agency.name',
      'agency.logo',
      'agency.city',
      'agency.reviews_count as reviewsCount',
      'agency.reviews_average as reviewsAverage',
    ])
    .where('review_request.key_hash', '=', keyHash)
    .executeTakeFirst()
  return request ?? null
}

export type ReviewRequestRow = NonNullable<Awaited<ReturnType<typeof getReviewRequest>>>

/** False if the key was already used; concurrent submissions wait for the row lock. */
export async function updateUsedReviewKey(transaction: Db, requestId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('review_request')
    .set({ used_at: now })
    .where('id', '=', requestId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Clients with a published or pending review of the agency since then. */
export async function listReviewers(db: Db, agencyId: number, since: Date) {
  return db
    .selectFrom('review')
    .leftJoin('review_request', 'review_request.id', 'review.request_id')
    .select(['review.company_name as company', 'review_request.email'])
    .where('review.agency_id', '=', agencyId)
    .where('review.status', 'in', ['pending', 'published'])
    .where('review.created_at', '>', since)
    .execute()
}

/** The agency's projects with a URL, to match a review to its project. */
export async function listProjectSites(db: Db, agencyId: number, service: string) {
  return db
    .selectFrom('project')
    .select(['id', 'client_id', 'system', 'url', 'months', 'budget', 'is_nda'])
    .where('agency_id', '=', agencyId)
    .where('service', '=', service)
    .where('url', 'is not', null)
    .$narrowType<{ url: string }>()
    .orderBy('launched', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function insertReview(db: Db, review: Insertable<Review>): Promise<number> {
  const { id } = await db.insertInto('review').values(review).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertReviewEvent(db: Db, reviewId: number, kind: string, detail: object = {}): Promise<void> {
  await db
    .insertInto('review_event')
    .values({ review_id: reviewId, kind, detail: JSON.stringify(detail) })
    .execute()
}
