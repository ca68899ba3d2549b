import type { Db } from '../../connect.ts'
import { isShown } from '../portfolio/portfolio.ts'

/** Clients of public projects, most projects first, with the total number of clients. */
export async function listAgencyClients(db: Db, agencyId: number, limit: number) {
  return db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .select(['client_company.slug', 'client_company.name', 'client_company.industry', 'client_company.lists'])
    .select(({ fn }) => [fn.countAll<number>().as('projects'), fn.countAll<number>().over().as('clients')])
    .where('project.agency_id', '=', agencyId)
    .where(isShown)
    .groupBy('client_company.id')
    .orderBy('projects', 'desc')
    .orderBy('client_company.name')
    .orderBy('client_company.id')
    .limit(limit)
    .execute()
}
