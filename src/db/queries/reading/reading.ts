import type { Db } from '../../connect.ts'

export async function listLatestNews(db: Db, limit: number) {
  return db
    .selectFrom('news')
    .select(['slug', 'title', 'lead', 'category', 'published_at'])
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Most viewed recent cases: an old one says little about the agency today. */
export async function listPopularCases(db: Db, since: Date, limit: number) {
  return db
    .selectFrom('case_study')
    .innerJoin('agency', 'agency.id', 'case_study.agency_id')
    .select([
      'case_study.id',
      'case_study.title',
      'case_study.result',
      'case_study.service',
      'case_study.published_at',
      'agency.id as agency_id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
    ])
    .where('case_study.published_at', '>=', since)
    .orderBy('case_study.views', 'desc')
    .orderBy('case_study.id')
    .limit(limit)
    .execute()
}
