import { sql } from 'kysely'
import { AVERAGE_DIGITS } from '#domain/review/average-mark.ts'
import type { ReviewProof } from '#domain/rules/review-proof.ts'
import type { Db } from '../../connect.ts'

/** Reviews awaiting moderation, oldest first. */
export async function listWaitingReviews(db: Db, limit: number) {
  return db
    .selectFrom('review')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .select([
      'review.id',
      'review.created_at',
      'review.overall',
      'review.evidence',
      'review.company_name',
      'agency.name as agency',
      'agency.slug',
    ])
    .where(sql<boolean>`review.status = 'pending'`)
    .orderBy('review.created_at')
    .orderBy('review.id')
    .limit(limit)
    .execute()
}

/** A review of any status with everything a moderator needs. */
export async function getModeratedReview(db: Db, id: number) {
  const review = await db
    .selectFrom('review')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .leftJoin('review_request', 'review_request.id', 'review.request_id')
    .leftJoin('project', 'project.id', 'review.project_id')
    .select([
      'review.id',
      'review.status',
      'review.created_at',
      'review.service',
      'review.system',
      'review.overall',
      'review.quality',
      'review.terms',
      'review.communication',
      'review.value',
      'review.recommend',
      'review.body',
      'review.better',
      'review.price',
      'review.months',
      'review.author_name',
      'review.author_role',
      'review.company_name',
      'review.show_name',
      'review.evidence',
      'review.proof',
      'review.address_hash',
      'review.network_hash',
      'review.request_id',
      'review_request.email as author_email',
      'review_request.url',
      'review_request.reason',
      'project.title as project',
      'project.is_verified as project_is_verified',
      'agency.id as agency_id',
      'agency.name as agency',
      'agency.slug',
      'agency.email as agency_email',
      'agency.site_domain',
    ])
    .where('review.id', '=', id)
    .executeTakeFirst()
  return review ?? null
}

export type ModeratedReview = NonNullable<Awaited<ReturnType<typeof getModeratedReview>>>

export async function listReviewEvents(db: Db, reviewId: number) {
  return db
    .selectFrom('review_event')
    .select(['kind', 'detail', 'at'])
    .where('review_id', '=', reviewId)
    .orderBy('id')
    .execute()
}

/** Address hash of the person who requested the review. */
export async function getRequesterHash(db: Db, requestId: number): Promise<string | null> {
  const consent = await db
    .selectFrom('consent')
    .select('address_hash')
    .where('form', '=', 'review-req-new')
    .where('subject', '=', `review-request:${requestId}`)
    .limit(1)
    .executeTakeFirst()
  return consent?.address_hash ?? null
}

const COMPARED = 1_000

/** Candidates for a duplicate: from the same network, of the same agency, and the newest of all. */
export async function listComparedReviews(db: Db, review: ModeratedReview) {
  const others = db
    .selectFrom('review')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .select(['review.id', 'review.body', 'review.address_hash', 'review.network_hash', 'agency.name as agency'])
    .where('review.id', '<>', review.id)
    .orderBy('review.id', 'desc')
    .limit(COMPARED)
  const found = await Promise.all([
    others.where('review.network_hash', '=', review.network_hash).execute(),
    others.where('review.agency_id', '=', review.agency_id).execute(),
    others.execute(),
  ])
  return [...new Map(found.flat().map(other => [other.id, other])).values()].sort((one, other) => one.id - other.id)
}

/** Reviews of the agency in the week up to and including this one. */
export async function countWeekReviews(db: Db, { agency_id, created_at }: ModeratedReview): Promise<number> {
  const { reviews } = await db
    .selectFrom('review')
    .select(({ fn }) => fn.countAll<number>().as('reviews'))
    .where('agency_id', '=', agency_id)
    .where('created_at', '<=', created_at)
    .where('created_at', '>', new Date(created_at.getTime() - 7 * 86_400_000))
    .executeTakeFirstOrThrow()
  return Number(reviews)
}

interface Decision {
  status: 'published' | 'declined'
  proof?: ReviewProof | null
  published_at: Date | null
  reply_key_hash: Buffer | null
}

/** False if the review was already decided. */
export async function updateDecidedReview(transaction: Db, id: number, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('review')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Refreshes the agency's denormalised review count and average. */
export async function updateReviewTotals(transaction: Db, agencyId: number): Promise<void> {
  await sql`update agency set reviews_count = counted.reviews, reviews_average = counted.average
    from (select count(*)::int as reviews, round(avg(overall), ${sql.lit(AVERAGE_DIGITS)}) as average
      from review where agency_id = ${agencyId} and status = 'published') as counted
    where agency.id = ${agencyId}`.execute(transaction)
}
