import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { among } from '../fragments/among.ts'
import { paidBudgets } from '../fragments/paid-budgets.ts'
import { isShown } from '../portfolio/portfolio.ts'
import { isWhole, PRICE_COLUMNS } from '../rating/rating-rows.ts'
import { isPublished } from '../reviews/responses.ts'

// Reads of the comparison page; a call accepts at most ten ids.

export async function listComparedAgencies(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('agency')
    .select(['id', 'name', 'slug', 'logo', 'city', 'founded', 'headcount', 'price_from', 'hour_rate', 'reply_hours'])
    .select(['accepts_requests', 'reviews_count', 'reviews_average'])
    .where(among('id', ids))
    .execute()
}

/** With the budgets paid for each service since a day. */
export async function listComparedPrices(db: Db, ids: readonly number[], since: string) {
  return db
    .selectFrom('agency_service')
    .select(['agency_id', 'service', 'share', 'price_from'])
    .select(eb => paidBudgets(eb.ref('agency_id'), eb.ref('service'), since).as('budgets'))
    .where(among('agency_id', ids))
    .orderBy('share', 'desc')
    .orderBy('service')
    .execute()
}

export async function listComparedMarks(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('review')
    .leftJoin('review_reply', 'review_reply.review_id', 'review.id')
    .select(eb => [
      'review.agency_id',
      eb.fn.avg<number>('quality').as('quality'),
      eb.fn.avg<number>('terms').as('terms'),
      eb.fn.avg<number>('communication').as('communication'),
      eb.fn.avg<number>('value').as('value'),
      eb.fn.avg<number>('recommend').as('recommend'),
      sql<number>`avg((evidence = 'company-mail')::int)`.as('confirmed'),
      sql<number>`avg((review_reply.review_id is not null)::int)`.as('answered'),
    ])
    .where(among('review.agency_id', ids))
    .where(isPublished)
    .groupBy('review.agency_id')
    .execute()
}

/** Numbers of public projects and of those under NDA. */
export async function listComparedProjects(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('project')
    .select(eb => [
      'agency_id',
      eb.fn.countAll<number>().filterWhere(isShown).as('shown'),
      eb.fn.countAll<number>().filterWhere('is_nda', '=', true).as('nda'),
    ])
    .where(among('agency_id', ids))
    .groupBy('agency_id')
    .execute()
}

/** Public project counts by industry and by CMS. */
export async function listComparedWork(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('project')
    .select(eb => ['agency_id', 'industry', 'system', eb.fn.countAll<number>().as('projects')])
    .where(among('agency_id', ids))
    .where(isShown)
    .groupBy(['agency_id', sql`grouping sets ((agency_id, industry), (agency_id, system))`])
    .execute()
}

/** Places in whole current ratings, the only ones comparable across agencies. */
export async function listComparedPlaces(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('entry')
    .innerJoin('edition', 'edition.id', 'entry.edition_id')
    .select(['entry.agency_id', 'edition.type', 'entry.slice', 'entry.place', 'entry.score'])
    .select(PRICE_COLUMNS)
    .where(among('entry.agency_id', ids))
    .where('edition.year', 'is', null)
    .where(isWhole)
    .execute()
}

export async function listComparedFacts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('agency_fact')
    .select(['agency_id', 'kind', 'checked_at'])
    .where(among('agency_id', ids))
    .execute()
}

export async function listComparedAwards(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('award')
    .select(eb => ['agency_id', eb.fn.countAll<number>().as('awards')])
    .where(among('agency_id', ids))
    .groupBy('agency_id')
    .execute()
}

/** Slices of current ratings with the number of these agencies in each. */
export async function listComparedSlices(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('entry')
    .innerJoin('edition', 'edition.id', 'entry.edition_id')
    .select(eb => ['edition.type', 'entry.slice', eb.fn.countAll<number>().as('agencies')])
    .where(among('entry.agency_id', ids))
    .where('edition.year', 'is', null)
    .where('entry.tier', '=', '')
    .groupBy(['edition.type', 'entry.slice'])
    .execute()
}

/** Their places in one slice. */
export async function listComparedEntries(db: Db, editionId: number, slice: string, ids: readonly number[]) {
  return db
    .selectFrom('entry')
    .select(['agency_id', 'place', 'score', 'addends'])
    .select(PRICE_COLUMNS)
    .where('edition_id', '=', editionId)
    .where('slice', '=', slice)
    .where('tier', '=', '')
    .where(among('agency_id', ids))
    .execute()
}

/** Sums and durations of counted projects, those under NDA included. */
export async function listComparedBudgets(db: Db, projectIds: readonly number[]) {
  return db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .select(['project.id', 'agency_id', 'budget', 'months', 'is_nda', 'project.result'])
    .select('client_company.name as client')
    .where(among('project.id', projectIds))
    .orderBy('budget')
    .orderBy('project.id')
    .execute()
}

/** Counted cases, newest first. */
export async function listComparedCases(db: Db, caseIds: readonly number[]) {
  return db
    .selectFrom('case_study')
    .select(['agency_id', 'project_id'])
    .where(among('id', caseIds))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()
}
