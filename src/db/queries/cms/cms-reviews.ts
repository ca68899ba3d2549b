import { sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'
import { withinRange } from '../fragments/price-range.ts'
import { isPublished } from '../reviews/responses.ts'
import { selectReviewCounts, selectReviews } from '../reviews/reviews.ts'

/** Filters of the reviews of a CMS; undefined means any. */
export interface CmsReviewChoice {
  service?: string | undefined
  price?: PriceRange | undefined
}

const { isAfter, isBefore, isUpTo } = keyset('review.published_at', 'review.id')

/** Reviews of every status. */
export const countCmsReviews = (db: Db, cms: string) =>
  selectReviewCounts(db).where('review.system', '=', cms).execute()

/** A page of published reviews, newest first: ids come from the index, then only these rows are read. */
export async function listCmsReviews(
  db: Db,
  cms: string,
  choice: CmsReviewChoice,
  { after, limit }: { after: RowKey | null; limit: number },
) {
  const found = ofCms(db, cms, choice)
    .select('review.id')
    .$call(query => (after ? query.where(isAfter(after)) : query))
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(sql.lit(limit))
  return selectReviews(db)
    .where('review.id', 'in', found)
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .execute()
}

/** Number of rows in the list up to and including `last`. */
export async function countCmsReviewsUpTo(db: Db, cms: string, choice: CmsReviewChoice, last: RowKey): Promise<number> {
  const { reviews } = await ofCms(db, cms, choice)
    .select(sql<number>`count(*)`.as('reviews'))
    .where(isUpTo(last))
    .executeTakeFirstOrThrow()
  return reviews
}

/** The review with the slug of its CMS, which may be null. */
export async function getCmsReview(db: Db, id: number) {
  const review = await selectReviews(db).select('review.system as cms').where('review.id', '=', id).executeTakeFirst()
  return review ?? null
}

/** The previous and the next review in the list of the CMS. */
export async function getCmsReviewNeighbours(db: Db, cms: string, row: RowKey) {
  const ofList = ofCms(db, cms, {})
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .select(['review.id', 'agency.name'])
    .limit(1)
  const [newer, older] = await Promise.all([
    ofList.where(isBefore(row)).orderBy('review.published_at', 'asc').orderBy('review.id', 'asc').executeTakeFirst(),
    ofList.where(isAfter(row)).orderBy('review.published_at', 'desc').orderBy('review.id', 'desc').executeTakeFirst(),
  ])
  return { newer: newer ?? null, older: older ?? null }
}

function ofCms(db: Db, cms: string, { service, price }: CmsReviewChoice) {
  return db
    .selectFrom('review')
    .where('review.system', '=', cms)
    .where(isPublished)
    .$if(service !== undefined, query => query.where('review.service', '=', service ?? ''))
    .$if(price !== undefined, query => query.where(withinRange('review.price', price)))
}
