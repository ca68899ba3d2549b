import { sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'
import { withinRange } from '../fragments/price-range.ts'
import { isPublished } from './responses.ts'
import { selectReviews } from './reviews.ts'

const { isAfter, isBefore } = keyset('review.published_at', 'review.id')

interface ReviewFilters {
  /** A service; null means any. */
  category: string | null
  price: PriceRange | undefined
}

interface ReviewPage extends ReviewFilters {
  after: RowKey | null
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
  return selectReviews(db)
    .innerJoin(found, 'found.id', 'review.id')
    .select('found.left')
    .orderBy('found.published_at', 'desc')
    .orderBy('found.id', 'desc')
    .execute()
}

/** The newest review with at most so many stars. */
export async function getPoorReview(db: Db, agencyId: number, { category, price }: ReviewFilters, most: number) {
  const poor = await selectReviews(db)
    .where('review.agency_id', '=', agencyId)
    .where('review.overall', '<=', most)
    .where(withinRange('review.price', price))
    .$call(query => (category === null ? query : query.where('review.service', '=', category)))
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
