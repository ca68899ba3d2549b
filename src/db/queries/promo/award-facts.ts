import { sql } from 'kysely'
import { AWARD_RATING } from '#domain/promo/nominations.ts'
import type { AwardFacts } from '#domain/promo/rank-nomination.ts'
import type { Db } from '../../connect.ts'
import { isShown } from '../portfolio/portfolio.ts'
import { isPublished } from '../reviews/responses.ts'

interface YearBounds {
  from: Date
  to: Date
}

/** Facts of the year only, so computing the award years later gives the same result. */
export async function getAwardFacts(db: Db, year: number, bounds: YearBounds): Promise<AwardFacts> {
  return {
    year,
    edition: await getEditionOf(db, year),
    reviews: await listYearReviews(db, bounds),
    projects: await listYearProjects(db, year),
    votes: await listVotesFor(db, year),
  }
}

async function getEditionOf(db: Db, year: number): Promise<AwardFacts['edition']> {
  const editions = await db
    .selectFrom('edition')
    .select(['id', 'year'])
    .where('type', '=', AWARD_RATING)
    .where('year', 'in', [year - 1, year])
    .where('frozen_at', 'is not', null)
    .execute()
  const own = editions.find(edition => edition.year === year)
  if (!own) return null
  const standings = await db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select(['entry.agency_id as agencyId', 'entry.place', 'entry.previous_place as previousPlace', 'entry.score'])
    .select(['agency.founded', 'agency.headcount'])
    .where('entry.edition_id', '=', own.id)
    .where('entry.slice', '=', '')
    .where('entry.tier', '=', '')
    .execute()
  return { standings, hasPrevious: editions.some(edition => edition.year === year - 1) }
}

const listYearReviews = (db: Db, { from, to }: YearBounds) =>
  db
    .selectFrom('review')
    .leftJoin('review_reply', join =>
      join.onRef('review_reply.review_id', '=', 'review.id').on('review_reply.created_at', '<', to),
    )
    .select(['review.agency_id as agencyId', 'review.service'])
    .select(({ fn }) => [
      fn.countAll<number>().as('reviews'),
      sql<number>`sum(review.overall)::integer`.as('overall'),
      sql<number>`sum(review.terms)::integer`.as('terms'),
      fn.count<number>('review_reply.review_id').as('answered'),
    ])
    .where(isPublished)
    .where('review.published_at', '>=', from)
    .where('review.published_at', '<', to)
    .groupBy(['review.agency_id', 'review.service'])
    .execute()

const listYearProjects = (db: Db, year: number) =>
  db
    .selectFrom('project')
    .select('agency_id as agencyId')
    .select(({ fn }) => [
      fn.countAll<number>().as('projects'),
      sql<number>`count(*) filter (where is_verified)::integer`.as('verified'),
    ])
    .where(launchedIn(year))
    .groupBy('agency_id')
    .execute()

/** Votes for works that may take part. */
const listVotesFor = (db: Db, year: number) =>
  db
    .selectFrom('promo_vote')
    .innerJoin('project', 'project.id', 'promo_vote.project_id')
    .select(['promo_vote.project_id as projectId', 'project.agency_id as agencyId', 'promo_vote.points'])
    .where('promo_vote.year', '=', year)
    .where(isJudged(year))
    .execute()

const launchedIn = (year: number) =>
  sql<boolean>`project.launched >= make_date(${year}, 1, 1) and project.launched < make_date(${year + 1}, 1, 1)`

/** Works the jury may vote for. */
export const isJudged = (year: number) => sql<boolean>`${launchedIn(year)} and project.is_verified and ${isShown}`
