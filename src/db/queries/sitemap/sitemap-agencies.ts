import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { MENTIONING, mentionsAgency } from '../articles/mentions.ts'
import { isShown } from '../portfolio/portfolio.ts'
import { isPublished } from '../reviews/responses.ts'
import { type DatedPart, type IdRange, partOf } from './id-range.ts'

export async function listAgencyParts(db: Db, size: number): Promise<DatedPart[]> {
  const dates = db
    .selectFrom('agency')
    .select([partOf('agency.id', size).as('part'), 'agency.created_at as at'])
    .unionAll(
      db
        .selectFrom('review')
        .select([partOf('review.agency_id', size).as('part'), sql<Date>`review.published_at`.as('at')])
        .where(isPublished),
    )
    .unionAll(
      db
        .selectFrom('interview')
        .select([partOf('interview.agency_id', size).as('part'), 'interview.published_at as at'])
        .where('interview.agency_id', 'is not', null),
    )
    .unionAll(
      db
        .selectFrom(mentions(db))
        .innerJoin('agency', 'agency.slug', 'mention.slug')
        .select([partOf('agency.id', size).as('part'), 'mention.published_at as at']),
    )
  return db
    .selectFrom(dates.as('dated'))
    .select(['part', sql<Date>`max(at)`.as('changed_at')])
    .groupBy('part')
    .orderBy('part')
    .execute()
}

const mentions = (db: Db) =>
  db
    .selectFrom('article')
    .select([sql<string>`unnest(article.agencies)`.as('slug'), 'published_at'])
    .where('kind', 'in', MENTIONING)
    .as('mention')

/** Counts that decide which tabs of an agency have content, with the time of the last change. */
export async function listSitemapAgencies(db: Db, { after, to }: IdRange, limit: number) {
  return db
    .selectFrom('agency')
    .select([
      'agency.id',
      'agency.slug',
      'agency.created_at',
      sql<boolean>`exists (select from project where project.agency_id = agency.id and ${isShown})`.as('has_projects'),
      sql<boolean>`agency.hour_rate is not null
        or exists (select from price_line where price_line.agency_id = agency.id)`.as('has_prices'),
      sql<boolean>`jsonb_array_length(agency.faq) > 0`.as('has_faq'),
      sql<Date | null>`(select max(review.published_at) from review
        where review.agency_id = agency.id and ${isPublished})`.as('reviewed_at'),
      sql<Date | null>`(select max(interview.published_at) from interview
        where interview.agency_id = agency.id)`.as('interviewed_at'),
      sql<Date | null>`(select max(article.published_at) from article where ${mentionsAgency})`.as('mentioned_at'),
    ])
    .where('agency.id', '>', after)
    .where('agency.id', '<=', to)
    .orderBy('agency.id')
    .limit(limit)
    .execute()
}

export type SitemapAgency = Awaited<ReturnType<typeof listSitemapAgencies>>[number]
