import type { Db } from '../../connect.ts'

/** What a project's picture is drawn from. */
export async function getProjectPicture(db: Db, id: number) {
  const project = await db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .select([
      'project.id',
      'project.service',
      'project.site_type as siteType',
      'project.is_nda as isNda',
      'client_company.name as client',
    ])
    .where('project.id', '=', id)
    .executeTakeFirst()
  return project ?? null
}
