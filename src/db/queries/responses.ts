import type { Db } from '../connect.ts'

/** Newest published reviews, one per agency. A window of the newest is read by index, then thinned. */
export async function listLatestResponses(db: Db, limit: number) {
  const newest = await db
    .selectFrom('review')
    .innerJoin('agency', 'agency.id', 'review.agency_id')
    .leftJoin('project', 'project.id', 'review.project_id')
    .select([
      'review.id',
      'review.overall',
      'review.body',
      'review.author_name',
      'review.author_role',
      'review.company_name',
      'review.show_name',
      'review.price',
      'review.evidence',
      'review.published_at',
      'project.title as project',
      'agency.id as agency_id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
    ])
    .where('review.status', '=', 'published')
    .orderBy('review.published_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(limit * 8)
    .execute()
  const seen = new Set<number>()
  return newest
    .filter(({ agency_id }) => {
      const isFirst = !seen.has(agency_id)
      seen.add(agency_id)
      return isFirst
    })
    .slice(0, limit)
}
