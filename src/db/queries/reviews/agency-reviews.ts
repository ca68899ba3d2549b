import { sql } from 'kysely'
import type { ReviewOrder } from '#domain/review/review-filters.ts'
import type { Db } from '../../connect.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'
import { isPublished } from './responses.ts'
import { isAmong, proofRank, type ReviewConditions, selectReviews } from './reviews.ts'

const { isAfter, isAfterRanked, isBefore } = keyset('review.published_at', 'review.id')

interface ReviewPage extends ReviewConditions {
  order: ReviewOrder
  after: (RowKey & { rank: number }) | null
  limit: number
}

/** Higher ranks come first; the newest first within a rank. */
const RANKS = {
  new: null,
  proven: proofRank,
  low: sql<number>`(5 - review.overall)`,
  high: sql<number>`review.overall::int`,
} as const satisfies Record<ReviewOrder, unknown>

/** Reviews of an agency; `left` is the number of rows from the start of this page to the end. */
export async function listAgencyReviews(db: Db, agencyId: number, { order, after, limit, ...conditions }: ReviewPage) {
  const rank = RANKS[order]
  const found = db
    .selectFrom('review')
    .select(['review.id', 'review.published_at'])
    .select((rank ?? sql<number>`0`).as('rank'))
    .select(({ fn }) => fn.countAll<number>().over().as('left'))
    .where(isPublished)
    .where('review.agency_id', '=', agencyId)
    .where(isAmong(conditions))
    .$call(query => (after ? query.where(rank ? isAfterRanked(rank, after) : isAfter(after)) : query))
    .$call(query => (rank ? query.orderBy('rank', 'desc') : query))
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .as('found')
  return selectReviews(db)
    .innerJoin(found, 'found.id', 'review.id')
    .select(['found.left', 'found.rank'])
    .orderBy('found.rank', 'desc')
    .orderBy('found.published_at', 'desc')
    .orderBy('found.id', 'desc')
    .execute()
}

/** The newest review with at most so many stars. */
export async function getPoorReview(db: Db, agencyId: number, conditions: ReviewConditions, most: number) {
  const poor = await selectReviews(db)
    .where('review.agency_id', '=', agencyId)
    .where('review.overall', '<=', most)
    .where(isAmong(conditions))
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return poor ?? null
}

export async function getReview(db: Db, id: number) {
  const review = await selectReviews(db).where('review.id', '=', id).executeTakeFirst()
  return review ?? null
}

/** The previous and the next review in the agency's list. */
export async function listReviewNeighbours(db: Db, review: { id: number; agency_id: number; published_at: Date }) {
  const key = { at: review.published_at, id: review.id }
  const ofAgency = db
    .selectFrom('review')
    .leftJoin('project', 'project.id', 'review.project_id')
    .select(['review.id', 'review.overall', 'review.company_name', 'project.is_nda as project_is_nda'])
    .where(isPublished)
    .where('review.agency_id', '=', review.agency_id)
    .limit(1)
  const newer = ofAgency
    .select(sql<'previous' | 'next'>`'previous'`.as('side'))
    .where(isBefore(key))
    .orderBy('review.published_at', 'asc')
    .orderBy('review.id', 'asc')
  const older = ofAgency
    .select(sql<'previous' | 'next'>`'next'`.as('side'))
    .where(isAfter(key))
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
  return db
    .selectFrom(newer.as('newer'))
    .selectAll()
    .unionAll(db.selectFrom(older.as('older')).selectAll())
    .execute()
}
