import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { projectRows } from '../portfolio/portfolio.ts'

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
  return projectRows(db)
    .select(['agency.id as agency_id', 'agency.name as agency_name'])
    .select(['agency.logo as agency_logo', 'agency.city as agency_city'])
    .where('project.id', '=', sql<number>`any(${ids}::int[])`)
    .execute()
}

/** Places of these agencies in slices, with what a row shows of them. */
export async function listPlacesOf(
  db: Db,
  asked: { editionId: number; slices: readonly string[]; ids: readonly number[] },
) {
  return db
    .selectFrom('entry')
    .innerJoin('agency', 'agency.id', 'entry.agency_id')
    .select(['entry.slice', 'entry.place', 'entry.average', 'entry.price_from'])
    .select(['agency.id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city'])
    .where('entry.edition_id', '=', asked.editionId)
    .where('entry.slice', '=', sql<string>`any(${asked.slices}::text[])`)
    .where('entry.tier', '=', '')
    .where('entry.agency_id', '=', sql<number>`any(${asked.ids}::int[])`)
    .orderBy('entry.position')
    .execute()
}

/** Agencies of a slice by their places. */
export async function listIdsInOrder(db: Db, editionId: number, slice: string): Promise<number[]> {
  const { ids } = await db
    .selectFrom('entry')
    .select(sql<number[]>`coalesce(array_agg(agency_id order by position), '{}')`.as('ids'))
    .where('edition_id', '=', editionId)
    .where('slice', '=', slice)
    .where('tier', '=', '')
    .executeTakeFirstOrThrow()
  return ids
}
