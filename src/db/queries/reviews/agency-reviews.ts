import { sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import { withinRange } from '../fragments/price-range.ts'
import { isPublished } from './responses.ts'
import { reviewRows } from './reviews.ts'

interface ReviewPage {
  /** A service; null means any. */
  category: string | null
  price: PriceRange | undefined
  after: { at: Date; id: number } | null
  limit: number
}

/** Reviews of an agency, newest first; `left` is the number of rows from the start of this page to the end. */
export async function listAgencyReviews(db: Db, agencyId: number, { category, price, after, limit }: ReviewPage) {
  const found = db
    .selectFrom('review')
    .select(['review.id', 'review.published_at'])
    .select(({ fn }) => fn.countAll<number>().over().as('left'))
    .where(isPublished)
    .where('review.agency_id', '=', agencyId)
    .where(withinRange('review.price', price))
    .$call(query => (category === null ? query : query.where('review.service', '=', category)))
    .$call(query => (after ? query.where(isAfter(after)) : query))
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .as('found')
  return reviewRows(db)
    .innerJoin(found, 'found.id', 'review.id')
    .select('found.left')
    .orderBy('found.published_at', 'desc')
    .orderBy('found.id', 'desc')
    .execute()
}

const isAfter = ({ at, id }: { at: Date; id: number }) =>
  sql<boolean>`(review.published_at, review.id) < (${at}::timestamptz, ${id}::int)`

export async function getReview(db: Db, id: number) {
  const review = await reviewRows(db).where('review.id', '=', id).executeTakeFirst()
  return review ?? null
}

/** The previous and the next review in the agency's list. */
export async function listReviewNeighbours(db: Db, review: { id: number; agency_id: number; published_at: Date }) {
  const sortKey = sql`(${review.published_at}::timestamptz, ${review.id}::int)`
  const ofAgency = db
    .selectFrom('review')
    .leftJoin('project', 'project.id', 'review.project_id')
    .select(['review.id', 'review.overall', 'review.company_name', 'project.is_nda as project_is_nda'])
    .where(isPublished)
    .where('review.agency_id', '=', review.agency_id)
    .limit(1)
  const newer = ofAgency
    .select(sql<'previous' | 'next'>`'previous'`.as('side'))
    .where(sql<boolean>`(review.published_at, review.id) > ${sortKey}`)
    .orderBy('review.published_at', 'asc')
    .orderBy('review.id', 'asc')
  const older = ofAgency
    .select(sql<'previous' | 'next'>`'next'`.as('side'))
    .where(sql<boolean>`(review.published_at, review.id) < ${sortKey}`)
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
  return db
    .selectFrom(newer.as('newer'))
    .selectAll()
    .unionAll(db.selectFrom(older.as('older')).selectAll())
    .execute()
}
