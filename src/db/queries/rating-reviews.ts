import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../connect.ts'
import type { Tables } from '../tables.generated.ts'
import { among } from './among.ts'
import type { EntrySlice } from './rating-rows.ts'
import { isPublished, RESPONSE_COLUMNS } from './responses.ts'

/** What the reviewed project must be for its review to count in a slice. */
export interface ReviewedWork {
  siteType?: string
  industry?: string
  system?: string
  list?: string
  platform?: string
}

export interface ReviewSlice extends EntrySlice {
  service: string
  asOf: Date
  work: ReviewedWork
}

/** Above `from` and up to `to`, as price tiers are bounded. */
interface PriceRange {
  from: number | null
  to: number | null
}

interface ReviewPage {
  price: PriceRange | null
  offset: number
  limit: number
}

// Each query goes from the entries of a slice to the reviews of each agency by index. Left to itself, the planner of a
// prepared statement does not know how large a slice is and may read every review of the service for one city.

/** Reviews that count in a slice, the newest first. */
export async function listRatingReviews(db: Db, slice: ReviewSlice, { price, offset, limit }: ReviewPage) {
  const { from = null, to = null } = price ?? {}
  const page = entriesOf(db, slice)
    .innerJoinLateral(
      eb =>
        countedReviews(eb, slice)
          .select(['review.id', 'review.published_at'])
          .$if(from !== null, query => query.where('review.price', '>', from))
          .$if(to !== null, query => query.where('review.price', '<=', to))
          .orderBy('review.published_at', 'desc')
          .orderBy('review.id', 'desc')
          .limit(offset + limit)
          .as('own'),
      join => join.onTrue(),
    )
    .select(['own.id', 'own.published_at'])
    .orderBy('own.published_at', 'desc')
    .orderBy('own.id', 'desc')
    .limit(limit)
    .offset(offset)
  return readReviews(db, page).execute()
}

/** The newest of each of these agencies. */
export async function listLastReviews(db: Db, slice: ReviewSlice, agencyIds: readonly number[]) {
  const last = entriesOf(db, slice)
    .where(among('entry.agency_id', agencyIds))
    .innerJoinLateral(
      eb =>
        countedReviews(eb, slice)
          .select(['review.id', 'review.published_at'])
          .orderBy('review.published_at', 'desc')
          .orderBy('review.id', 'desc')
          .limit(1)
          .as('own'),
      join => join.onTrue(),
    )
    .select(['own.id', 'own.published_at'])
  return readReviews(db, last).execute()
}

/** Counts and sums of marks by price range: 1 up to the first bound, 2 up to the second … ; 0 for those without a price. */
export async function countReviewsByPrice(db: Db, slice: ReviewSlice, bounds: readonly number[]) {
  const range = sql<number>`case when review.price is null then 0 else 1 + width_bucket(review.price - 1, ${bounds}::int[]) end`
  return entriesOf(db, slice)
    .innerJoinLateral(
      eb =>
        countedReviews(eb, slice)
          .select([range.as('range'), sql<number>`count(*)`.as('reviews'), sql<number>`sum(overall)`.as('marks')])
          .groupBy('range')
          .as('own'),
      join => join.onTrue(),
    )
    .select([
      'own.range',
      sql<number>`sum(own.reviews)::int`.as('reviews'),
      sql<number>`sum(own.marks)::int`.as('marks'),
    ])
    .groupBy('own.range')
    .orderBy('own.range')
    .execute()
}

function entriesOf(db: Db, { editionId, slice, tier }: EntrySlice) {
  return db
    .selectFrom('entry')
    .where('entry.edition_id', '=', editionId)
    .where('entry.slice', '=', slice)
    .where('entry.tier', '=', tier)
}

/** Inside a query over entries: the reviews of one of them that its score rests on. */
function countedReviews(eb: ExpressionBuilder<Tables, 'entry'>, { service, asOf, work }: ReviewSlice) {
  const { siteType, industry, system, list, platform } = work
  return (
    eb
      .selectFrom('review')
      .leftJoin('project', 'project.id', 'review.project_id')
      .whereRef('review.agency_id', '=', 'entry.agency_id')
      .where(isPublished)
      .where('review.service', '=', service)
      .where('review.published_at', '<=', asOf)
      .$if(siteType !== undefined, query => query.where('project.site_type', '=', siteType ?? ''))
      .$if(industry !== undefined, query => query.where('project.industry', '=', industry ?? ''))
      .$if(platform !== undefined, query => query.where(sql<boolean>`${platform} = any(project.platforms)`))
      .$if(list !== undefined, query => query.where(workedForList(list ?? '')))
      // A review that names no project still says on which system the work was done.
      .$if(system !== undefined, query =>
        query.where(sql<boolean>`(project.system = ${system} or review.system = ${system})`),
      )
  )
}

function readReviews(db: Db, ids: SelectQueryBuilder<Tables, 'entry', { id: number; published_at: Date | null }>) {
  return db
    .selectFrom(ids.as('found'))
    .innerJoin('review', 'review.id', 'found.id')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .leftJoin('project', 'project.id', 'review.project_id')
    .select(RESPONSE_COLUMNS)
    .orderBy('found.published_at', 'desc')
    .orderBy('found.id', 'desc')
}

const workedForList = (list: string) => sql<boolean>`exists (
  select from client_company where client_company.id = project.client_id and ${list} = any(client_company.lists))`
