import type { Db } from '../../connect.ts'
import { PROJECT_COLUMNS } from '../portfolio/portfolio.ts'

/** All projects of an agency, newest first, those under NDA included: the caller shows their sums only. */
export async function listAgencyProjects(db: Db, agencyId: number) {
  return db
    .selectFrom('project')
    .innerJoin('agency', 'agency.id', 'project.agency_id')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .leftJoin('cms', 'cms.slug', 'project.system')
    .select(PROJECT_COLUMNS)
    .select([
      'project.is_nda',
      'project.system as system_slug',
      'project.platforms',
      'client_company.slug as client_slug',
      'client_company.industry as client_industry',
      'client_company.lists as client_lists',
    ])
    .select(eb => [
      eb
        .selectFrom('award')
        .select(eb.fn.countAll<number>().as('count'))
        .whereRef('project_id', '=', 'project.id')
        .as('awards'),
      eb
        .selectFrom('case_study')
        .select('case_study.id')
        .whereRef('project_id', '=', 'project.id')
        .orderBy('published_at', 'desc')
        .orderBy('case_study.id', 'desc')
        .limit(1)
        .as('case_id'),
    ])
    .$narrowType<{ awards: number }>()
    .where('project.agency_id', '=', agencyId)
    .orderBy('project.launched', 'desc')
    .orderBy('project.id', 'desc')
    .execute()
}

export type AgencyProject = Awaited<ReturnType<typeof listAgencyProjects>>[number]
