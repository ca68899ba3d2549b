import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { isShown } from '../portfolio/portfolio.ts'

/** The CMS rating has a few dozen rows, so it is not paginated. */
export async function listCmsRows(db: Db, editionId: number, slice: string) {
  return db
    .selectFrom('cms_entry')
    .innerJoin('cms', 'cms.slug', 'cms_entry.cms')
    .select([
      'cms_entry.place',
      'cms_entry.previous_place',
      'cms.slug',
      'cms.title',
      'cms.kind',
      'cms_entry.projects',
      'cms_entry.agencies',
      'cms_entry.reviews',
      'cms_entry.average',
      'cms_entry.score',
    ])
    .where('cms_entry.edition_id', '=', editionId)
    .where('cms_entry.slice', '=', slice)
    .orderBy('cms_entry.place')
    .orderBy('cms.slug')
    .execute()
}

export async function getCmsTitle(db: Db, slug: string): Promise<string | null> {
  const cms = await db.selectFrom('cms').select('title').where('slug', '=', slug).executeTakeFirst()
  return cms?.title ?? null
}

/** Partners of a CMS vendor, most public projects first; agencies are joined only for the rows shown. */
export async function listCmsPartners(db: Db, cms: string, limit: number) {
  const shown = db
    .selectFrom('cms_partner')
    .innerJoin(
      eb =>
        eb
          .selectFrom('project')
          .select(['agency_id', eb.fn.countAll<number>().as('projects')])
          .where('system', '=', cms)
          .where(isShown)
          .groupBy('agency_id')
          .as('built'),
      join => join.onRef('built.agency_id', '=', 'cms_partner.agency_id'),
    )
    .select(['cms_partner.agency_id', 'cms_partner.level', 'cms_partner.since', 'built.projects'])
    .where('cms_partner.cms', '=', cms)
    .orderBy('built.projects', 'desc')
    .orderBy('cms_partner.agency_id')
    .limit(sql.lit(limit))
    .as('partner')
  return db
    .selectFrom(shown)
    .innerJoin('agency', 'agency.id', 'partner.agency_id')
    .select(['agency.id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city'])
    .select(['partner.level', 'partner.since', 'partner.projects'])
    .orderBy('partner.projects', 'desc')
    .orderBy('agency.id')
    .execute()
}

export async function listCms(db: Db) {
  return db.selectFrom('cms').select(['slug', 'title']).orderBy('slug').execute()
}
