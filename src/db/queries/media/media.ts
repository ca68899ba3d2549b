import type { Db } from '../../connect.ts'

// Reads for server/media: the data each picture is drawn from.

export async function getAgencyLogo(db: Db, slug: string) {
  const agency = await db
    .selectFrom('agency')
    .select(['name', 'slug', 'logo'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return agency ?? null
}

export async function getClientName(db: Db, slug: string) {
  const client = await db
    .selectFrom('client_company')
    .select(['slug', 'name'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return client ?? null
}

export async function getProjectPicture(db: Db, id: number) {
  const project = await db
    .selectFrom('project')
    .innerJoin('client_company', 'client_company.id', 'project.client_id')
    .select(({ selectFrom }) => [
      selectFrom('case_study')
        .select('result')
        .whereRef('project_id', '=', 'project.id')
        .orderBy('id', 'desc')
        .limit(1)
        .as('told'),
      'project.id',
      'project.service',
      'project.site_type as siteType',
      'project.industry',
      'project.result',
      'project.launched',
      'project.is_nda as isNda',
      'client_company.name as client',
    ])
    .where('project.id', '=', id)
    .executeTakeFirst()
  return project ?? null
}
