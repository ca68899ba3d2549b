import { sql } from 'kysely'
import type { Db } from '../../connect.ts'

/** Projects under NDA appear in no list. A literal for the same reason as isPublished. */
export const isShown = sql<boolean>`not project.is_nda`

export const PROJECT_COLUMNS = [
  'project.id',
  'project.title',
  'project.service',
  'project.site_type',
  'project.industry',
  'project.budget',
  'project.months',
  'project.result',
  'project.launched',
  'project.is_verified',
  'client_company.name as client',
  'cms.title as system',
  'agency.slug as agency_slug',
] as const

/** Public projects as cards; the caller adds conditions and order. */
export function selectProjects(db: Db) {
  return db
    .selectFrom('project')
    .innerJoin('agency', 'agency.id', 'project.agency_id')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .leftJoin('cms', 'cms.slug', 'project.system')
    .select(PROJECT_COLUMNS)
    .select(({ selectFrom, fn }) =>
      selectFrom('award')
        .select(fn.countAll<number>().as('count'))
        .whereRef('project_id', '=', 'project.id')
        .as('awards'),
    )
    .where(isShown)
    .$narrowType<{ awards: number }>()
}

export type ProjectRow = Awaited<ReturnType<ReturnType<typeof selectProjects>['execute']>>[number]
