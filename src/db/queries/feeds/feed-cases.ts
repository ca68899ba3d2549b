import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** The newest cases with their whole text, without those of projects under NDA, which have no page. */
export async function listFeedCases(db: Db, limit: number) {
  return db
    .selectFrom('case_study')
    .innerJoin('agency', 'agency.id', 'case_study.agency_id')
    .leftJoin('project', 'project.id', 'case_study.project_id')
    .select([
      'case_study.id',
      'case_study.title',
      'case_study.task',
      'case_study.solution',
      'case_study.result',
      'case_study.service',
      'case_study.published_at',
      'agency.name as agency_name',
      'agency.slug as agency_slug',
    ])
    .where(sql<boolean>`project.is_nda is not true`)
    .orderBy('case_study.published_at', 'desc')
    .orderBy('case_study.id', 'desc')
    .limit(limit)
    .execute()
}
