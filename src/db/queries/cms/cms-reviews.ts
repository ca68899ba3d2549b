import { sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import { withinRange } from '../fragments/price-range.ts'
import { isPublished } from '../reviews/responses.ts'
import { reviewCounts, reviewRows } from '../reviews/reviews.ts'

/** What a visitor narrowed the reviews of a system to; absence is any. */
export interface CmsReviewChoice {
  service?: string | undefined
  price?: PriceRange | undefined
}

/** A row of the list, by what the list is ordered by. */
interface Row {
  at: Date
  id: number
}

/** Reviews of every status on work with a system. */
export const countCmsReviews = (db: Db, cms: string) => reviewCounts(db).where('review.system', '=', cms).execute()

/** A page of published ones, the newest first; found in the index, then read. */
export async function listCmsReviews(
  db: Db,
  cms: string,
  choice: CmsReviewChoice,
  { after, limit }: { after: Row | null; limit: number },
) {
  const found = ofCms(db, cms, choice)
    .select('review.id')
    .$if(after !== null, query => query.where(sql<boolean>`(review.published_at, review.id) < ${pointOf(after)}`))
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(sql.lit(limit))
  return reviewRows(db)
    .where('review.id', 'in', found)
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .execute()
}

/** How many stand in the list up to a row, with it. */
export async function countCmsReviewsUpTo(db: Db, cms: string, choice: CmsReviewChoice, last: Row): Promise<number> {
  const { reviews } = await ofCms(db, cms, choice)
    .select(sql<number>`count(*)`.as('reviews'))
    .where(sql<boolean>`(review.published_at, review.id) >= ${pointOf(last)}`)
    .executeTakeFirstOrThrow()
  return reviews
}

/** The review and the slug of the system it is about, which may be none. */
export async function getCmsReview(db: Db, id: number) {
  const review = await reviewRows(db).select('review.system as cms').where('review.id', '=', id).executeTakeFirst()
  return review ?? null
}

/** The reviews right before and right after one in the list of its system. */
export async function getCmsReviewNeighbours(db: Db, cms: string, row: Row) {
  const ofList = ofCms(db, cms, {})
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .select(['review.id', 'agency.name'])
    .limit(1)
  const [newer, older] = await Promise.all([
    ofList
      .where(sql<boolean>`(review.published_at, review.id) > ${pointOf(row)}`)
      .orderBy('review.published_at', 'asc')
      .orderBy('review.id', 'asc')
      .executeTakeFirst(),
    ofList
      .where(sql<boolean>`(review.published_at, review.id) < ${pointOf(row)}`)
      .orderBy('review.published_at', 'desc')
      .orderBy('review.id', 'desc')
      .executeTakeFirst(),
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

const pointOf = (row: Row | null) => sql`(${row?.at ?? new Date(0)}::timestamptz, ${row?.id ?? 0}::int)`
