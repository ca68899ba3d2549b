import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

export async function listLatestNews(db: Db, limit: number) {
  return db
    .selectFrom('article')
    .select(['slug', 'title', 'lead', 'category', 'published_at'])
    .where('kind', '=', 'news')
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Literals: parameters would keep the generic plan away from the partial index. */
const isMeasured = sql<boolean>`case_study.has_measured_result and case_study.project_id is not null`

/** Most viewed recent cases with a measured result: an old one says little about the agency today. */
export async function listPopularCases(db: Db, since: Date, limit: number) {
  return db
    .selectFrom('case_study')
    .innerJoin('agency', 'agency.id', 'case_study.agency_id')
    .innerJoin('project', 'project.id', 'case_study.project_id')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .select([
      'case_study.id',
      'case_study.title',
      'case_study.result',
      'case_study.service',
      'case_study.published_at',
      'project.id as project_id',
      'project.result as project_result',
      'client_company.name as client',
      'agency.id as agency_id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
    ])
    .where(isMeasured)
    .where('project.is_nda', '=', false)
    .where('case_study.published_at', '>=', since)
    .orderBy('case_study.views', 'desc')
    .orderBy('case_study.id')
    .limit(limit)
    .execute()
}
