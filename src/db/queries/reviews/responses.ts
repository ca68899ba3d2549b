import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/**
 * A literal: with the status as a parameter, the generic plan of a prepared statement cannot use the partial indexes
 * on published reviews.
 */
export const isPublished = sql<boolean>`review.status = 'published'`

export const RESPONSE_COLUMNS = [
  'review.id',
  'review.overall',
  'review.body',
  'review.better',
  'review.author_name',
  'review.author_role',
  'review.company_name',
  'review.show_name',
  'review.price',
  'review.months',
  'review.evidence',
  'review.published_at',
  'project.title as project',
  'project.is_nda as project_is_nda',
  'agency.id as agency_id',
  'agency.name',
  'agency.slug',
  'agency.logo',
  'agency.city',
] as const

/**
 * Newest published reviews, one per agency: reads a larger window by index, then removes duplicates. Those from the
 * company's own mail that name a weak point come first: they say most.
 */
export async function listLatestResponses(db: Db, limit: number) {
  const newest = await db
    .selectFrom('review')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .leftJoin('project', 'project.id', 'review.project_id')
    .select(RESPONSE_COLUMNS)
    .where(isPublished)
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit * 8)
    .execute()
  const told = newest.filter(({ better, evidence }) => better !== null && evidence === 'company-mail')
  return onePerAgency([...told, ...newest]).slice(0, limit)
}

export function onePerAgency<Row extends { agency_id: number }>(rows: readonly Row[]): Row[] {
  const seen = new Set<number>()
  return rows.filter(({ agency_id }) => {
    const isFirst = !seen.has(agency_id)
    seen.add(agency_id)
    return isFirst
  })
}
