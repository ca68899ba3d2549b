import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { type DatedPart, type IdRange, partOf } from './id-range.ts'

export async function listCaseParts(db: Db, size: number): Promise<DatedPart[]> {
  return db
    .selectFrom('case_study')
    .select([partOf('case_study.id', size).as('part'), sql<Date>`max(case_study.published_at)`.as('changed_at')])
    .groupBy('part')
    .orderBy('part')
    .execute()
}

export async function listSitemapCases(db: Db, { after, to }: IdRange, limit: number) {
  return db
    .selectFrom('case_study')
    .select(['case_study.id', 'case_study.published_at'])
    .where('case_study.id', '>', after)
    .where('case_study.id', '<=', to)
    .orderBy('case_study.id')
    .limit(limit)
    .execute()
}

/** Hashtags with at least `least` cases and the date of the newest. */
export async function listCaseHashtags(db: Db, least: number) {
  const tagged = db
    .selectFrom('case_study')
    .select([sql<string>`unnest(case_study.hashtags)`.as('hashtag'), 'case_study.published_at'])
  return db
    .selectFrom(tagged.as('tagged'))
    .select(['hashtag', sql<Date>`max(published_at)`.as('changed_at')])
    .groupBy('hashtag')
    .having(sql<number>`count(*)`, '>=', least)
    .orderBy('hashtag')
    .execute()
}
