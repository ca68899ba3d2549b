import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { type DatedPart, type IdRange, partOf } from './id-range.ts'

/** A case of a project under NDA would name its client, so it has no page. */
const shownCases = (db: Db) =>
  db
    .selectFrom('case_study')
    .leftJoin('project', 'project.id', 'case_study.project_id')
    .where(sql<boolean>`project.is_nda is not true`)

export async function listCaseParts(db: Db, size: number): Promise<DatedPart[]> {
  return shownCases(db)
    .select([partOf('case_study.id', size).as('part'), sql<Date>`max(case_study.published_at)`.as('changed_at')])
    .groupBy('part')
    .orderBy('part')
    .execute()
}

export async function listSitemapCases(db: Db, { after, to }: IdRange, limit: number) {
  return shownCases(db)
    .select(['case_study.id', 'case_study.published_at'])
    .where('case_study.id', '>', after)
    .where('case_study.id', '<=', to)
    .orderBy('case_study.id')
    .limit(limit)
    .execute()
}

/** Hashtags that have cases, with the date of the newest. */
export async function listCaseHashtags(db: Db) {
  const tagged = shownCases(db).select([
    sql<string>`unnest(case_study.hashtags)`.as('hashtag'),
    'case_study.published_at',
  ])
  return db
    .selectFrom(tagged.as('tagged'))
    .select(['hashtag', sql<Date>`max(published_at)`.as('changed_at')])
    .groupBy('hashtag')
    .orderBy('hashtag')
    .execute()
}
