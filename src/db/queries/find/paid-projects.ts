import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** A literal: a parameter would keep the generic plan away from the partial index. */
export const isConfirmed = sql<boolean>`project.is_verified`

export interface PaidWork {
  service: string
  /** A type of site or, for branding, a deliverable. */
  product: string | undefined
  system: string | undefined
  platform: string | undefined
  /** City of the agency. */
  city: string | undefined
  /** «2024-11-15» */
  since: string
}

/** Sums of confirmed projects, the lowest first, each with the number of projects that cost it. */
export async function listPaidSums(db: Db, { service, product, system, platform, city, since }: PaidWork) {
  return db
    .selectFrom('project')
    .select(['project.budget', sql<number>`count(*)`.as('projects')])
    .where(isConfirmed)
    .where('project.service', '=', service)
    .where('project.launched', '>=', since)
    .$if(product !== undefined, query => query.where('project.site_type', '=', product ?? ''))
    .$if(system !== undefined, query => query.where('project.system', '=', system ?? ''))
    .$if(platform !== undefined, query => query.where(sql<boolean>`${platform}::text = any(project.platforms)`))
    .$if(city !== undefined, query =>
      query.innerJoin('agency', 'agency.id', 'project.agency_id').where('agency.city', '=', city ?? ''),
    )
    .groupBy('project.budget')
    .orderBy('project.budget')
    .execute()
}
