import { expressionBuilder, sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { isPublished } from './responses.ts'
import { reviewRows } from './reviews.ts'

/** Whose reviews: everybody's, of one service, of one agency. */
interface CustomerReviewChoice {
  agencyId: number | null
  service: string | null
  price: PriceRange | null
  offset: number
  limit: number
}

/** A page of published reviews, the newest first. */
export async function listCustomerReviews(db: Db, choice: CustomerReviewChoice) {
  return reviewRows(db)
    .innerJoin(pageOfReviews(choice).as('found'), 'found.id', 'review.id')
    .orderBy('found.published_at', 'desc')
    .orderBy('found.id', 'desc')
    .execute()
}

const over = expressionBuilder<Tables>()

/** Each choice has an index in this very order, so a page reads from its beginning only as far as it reaches. */
function pageOfReviews({ agencyId, service, price, offset, limit }: CustomerReviewChoice) {
  return (
    over
      .selectFrom('review')
      .select(['review.id', 'review.published_at'])
      .where(isPublished)
      .$if(agencyId !== null, query => query.where('review.agency_id', '=', agencyId ?? 0))
      .$if(service !== null, query => query.where('review.service', '=', service ?? ''))
      .$if(price !== null, query => query.where('review.price_range', '=', price?.id ?? 0))
      .orderBy('review.published_at', 'desc')
      .orderBy('review.id', 'desc')
      // A literal: the planner of a prepared statement must know that a page is short.
      .limit(sql.lit(limit))
      .offset(offset)
  )
}

/** Published reviews and the sum of their marks, by service and price range (0 without a price). */
export async function countCustomerReviews(db: Db, agencyId: number | null) {
  return db
    .selectFrom('review')
    .select(({ fn }) => [
      'review.service',
      'review.price_range',
      fn.countAll<number>().as('reviews'),
      fn.sum<number>('review.overall').as('marks'),
    ])
    .where(isPublished)
    .$if(agencyId !== null, query => query.where('review.agency_id', '=', agencyId ?? 0))
    .groupBy(['review.service', 'review.price_range'])
    .orderBy('review.service')
    .orderBy('review.price_range')
    .execute()
}
