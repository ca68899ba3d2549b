import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { selectProjects } from '../portfolio/portfolio.ts'

/** Deals of a service, the cheapest first: one range of one index. */
export async function listPricedWork(db: Db, service: string) {
  return db
    .selectFrom('priced_work')
    .select(['id', 'project_id', 'review_id', 'agency_id', 'site_type', 'industry', 'system', 'city', 'tier'])
    .select(['months', 'done_on', 'paid', 'price', 'weight', 'is_nda', 'title', 'agency_slug'])
    .where('service', '=', service)
    .orderBy('price')
    .orderBy('weight')
    .orderBy('id')
    .execute()
}

export type PricedWorkRow = Awaited<ReturnType<typeof listPricedWork>>[number]

export async function listPriceIndex(db: Db, service: string) {
  return db
    .selectFrom('price_index')
    .select(['quarter', 'ratio', 'projects'])
    .where('service', '=', service)
    .orderBy('quarter')
    .execute()
}

/** Cards of these projects with their agencies. */
export async function listSimilarProjects(db: Db, ids: readonly number[]) {
  return selectProjects(db)
    .select(['agency.id as agency_id', 'agency.name as agency_name'])
    .select(['agency.logo as agency_logo', 'agency.city as agency_city'])
    .where('project.id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
}
