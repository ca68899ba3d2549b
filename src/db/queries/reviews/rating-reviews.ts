import { type AliasedExpression, expressionBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { among } from '../fragments/among.ts'
import type { EntrySlice } from '../rating/rating-rows.ts'
import { isPublished, RESPONSE_COLUMNS } from './responses.ts'

/** Conditions on the reviewed project for its review to count in a slice. */
export interface ReviewedWork {
  siteType?: string
  industry?: string
  system?: string
  list?: string
  platform?: string
}

export interface ReviewSlice extends EntrySlice {
  participants: number
  service: string
  asOf: Date
  work: ReviewedWork
}

/** `from` is inclusive, `to` exclusive, like the bounds of price tiers. */
interface PriceRange {
  from: number | null
  to: number | null
}

interface ReviewPage {
  price: PriceRange | null
  offset: number
  limit: number
}

// The planner of a prepared statement does not know the size of a slice, so each query below forces a strategy: from
// the entries to the reviews of each agency, or, for a wide slice, back from the newest review. The page size is a
// literal for the same reason.

/** Reviews that count in a slice, newest first. */
export async function listRatingReviews(db: Db, slice: ReviewSlice, page: ReviewPage) {
  const found = slice.participants > WIDE_SLICE ? newestOfService(slice, page) : newestOfEntries(slice, page)
  return readReviews(db, found).execute()
}

/** Above this size, participants are frequent enough among the newest reviews. */
const WIDE_SLICE = 400

function newestOfService(slice: ReviewSlice, page: ReviewPage): FoundReviews {
  // A scalar subquery stays a lookup per review; the planner could turn `exists` into a join in another order.
  const isParticipant = sql<boolean>`(select true from entry where entry.edition_id = ${slice.editionId}
    and entry.slice = ${slice.slice} and entry.tier = ${slice.tier} and entry.agency_id = review.agency_id)`
  return countedReviews(slice)
    .select(['review.id', 'review.published_at'])
    .where(isParticipant)
    .$call(query => withinPrice(query, page.price))
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .as('found')
}

function newestOfEntries(slice: ReviewSlice, page: ReviewPage): FoundReviews {
  return entriesOf(slice)
    .innerJoinLateral(newestOfEntry(slice, page.price, page.offset + page.limit), join => join.onTrue())
    .select(['own.id', 'own.published_at'])
    .orderBy('own.published_at', 'desc')
    .orderBy('own.id', 'desc')
    .limit(sql.lit(page.limit))
    .offset(page.offset)
    .as('found')
}

/** The newest review of each agency. */
export async function listLastReviews(db: Db, slice: ReviewSlice, agencyIds: readonly number[]) {
  const last = entriesOf(slice)
    .where(among('entry.agency_id', agencyIds))
    .innerJoinLateral(newestOfEntry(slice, null, 1), join => join.onTrue())
    .select(['own.id', 'own.published_at'])
    .as('found')
  return readReviews(db, last).execute()
}

/** Counts and sums of marks by price range: 1 below the first bound, 2 below the second …; 0 without a price. */
export async function countReviewsByPrice(db: Db, slice: ReviewSlice, bounds: readonly number[]) {
  const range = sql<number>`case when review.price is null then 0 else 1 + width_bucket(review.price, ${bounds}::int[]) end`
  const ofEntry = countedReviews(slice)
    .select([range.as('range'), sql<number>`count(*)`.as('reviews'), sql<number>`sum(overall)`.as('marks')])
    .whereRef('review.agency_id', '=', 'entry.agency_id')
    .groupBy('range')
    .as('own')
  return db
    .selectFrom(
      entriesOf(slice)
        .innerJoinLateral(ofEntry, join => join.onTrue())
        .select(['own.range', 'own.reviews', 'own.marks'])
        .as('counted'),
    )
    .select(eb => [
      'counted.range',
      eb.fn.sum<number>('counted.reviews').as('reviews'),
      eb.fn.sum<number>('counted.marks').as('marks'),
    ])
    .groupBy('counted.range')
    .orderBy('counted.range')
    .execute()
}

type FoundReviews = AliasedExpression<{ id: number; published_at: Date | null }, 'found'>

const builder = expressionBuilder<Tables, 'entry'>()

function entriesOf({ editionId, slice, tier }: EntrySlice) {
  return builder
    .selectFrom('entry')
    .where('entry.edition_id', '=', editionId)
    .where('entry.slice', '=', slice)
    .where('entry.tier', '=', tier)
}

/** For a lateral join: the newest reviews of an entry. */
function newestOfEntry(slice: ReviewSlice, price: PriceRange | null, limit: number) {
  return countedReviews(slice)
    .select(['review.id', 'review.published_at'])
    .whereRef('review.agency_id', '=', 'entry.agency_id')
    .$call(query => withinPrice(query, price))
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit)
    .as('own')
}

/** Reviews of all agencies that count in this slice. */
function countedReviews({ service, asOf, work }: ReviewSlice) {
  const { siteType, industry, system, list, platform } = work
  return (
    builder
      .selectFrom('review')
      .leftJoin('project', 'project.id', 'review.project_id')
      .where(isPublished)
      .where('review.service', '=', service)
      .where('review.published_at', '<=', asOf)
      .$if(siteType !== undefined, query => query.where('project.site_type', '=', siteType ?? ''))
      .$if(industry !== undefined, query => query.where('project.industry', '=', industry ?? ''))
      .$if(platform !== undefined, query => query.where(sql<boolean>`${platform} = any(project.platforms)`))
      .$if(list !== undefined, query => query.where(workedForList(list ?? '')))
      // A review without a project still names the CMS of the work.
      .$if(system !== undefined, query =>
        query.where(sql<boolean>`(project.system = ${system} or review.system = ${system})`),
      )
  )
}

function withinPrice<Output>(
  query: SelectQueryBuilder<Tables, 'entry' | 'review' | 'project', Output>,
  price: PriceRange | null,
) {
  const { from = null, to = null } = price ?? {}
  return query
    .$if(from !== null, priced => priced.where('review.price', '>=', from))
    .$if(to !== null, priced => priced.where('review.price', '<', to))
}

function readReviews(db: Db, found: FoundReviews) {
  return db
    .selectFrom(found)
    .innerJoin('review', 'review.id', 'found.id')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .leftJoin('project', 'project.id', 'review.project_id')
    .select(RESPONSE_COLUMNS)
    .orderBy('found.published_at', 'desc')
    .orderBy('found.id', 'desc')
}

const workedForList = (list: string) => sql<boolean>`exists (
  select from client_company where client_company.id = project.client_id and ${list} = any(client_company.lists))`
