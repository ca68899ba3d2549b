import { expressionBuilder, sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { isPublished } from './responses.ts'
import { selectReviewCounts, selectReviews } from './reviews.ts'

/** Null means any. */
interface CustomerReviewFilters {
  agencyId: number | null
  service: string | null
  price: PriceRange | null
  offset: number
  limit: number
}

/** A page of published reviews, newest first. */
export async function listCustomerReviews(db: Db, filters: CustomerReviewFilters) {
  return selectReviews(db)
    .innerJoin(pageOfReviews(filters).as('found'), 'found.id', 'review.id')
    .orderBy('found.published_at', 'desc')
    .orderBy('found.id', 'desc')
    .execute()
}

const builder = expressionBuilder<Tables>()

/** Each combination of filters has an index in this order, so a page reads only up to its end. */
function pageOfReviews({ agencyId, service, price, offset, limit }: CustomerReviewFilters) {
  return (
    builder
      .selectFrom('review')
      .select(['review.id', 'review.published_at'])
      .where(isPublished)
      .$if(agencyId !== null, query => query.where('review.agency_id', '=', agencyId ?? 0))
      .$if(service !== null, query => query.where('review.service', '=', service ?? ''))
      .$if(price !== null, query => query.where('review.price_range', '=', price?.id ?? 0))
      .orderBy('review.published_at', 'desc')
      .orderBy('review.id', 'desc')
      // A literal, so that the planner of a prepared statement knows that a page is short.
      .limit(sql.lit(limit))
      .offset(offset)
  )
}

/** Counts of published reviews by all dimensions of a summary. */
export async function countCustomerReviews(db: Db, agencyId: number | null) {
  return selectReviewCounts(db)
    .where(isPublished)
    .$if(agencyId !== null, query => query.where('review.agency_id', '=', agencyId ?? 0))
    .orderBy('review.service')
    .orderBy('review.price_range')
    .execute()
}
