import { sql } from 'kysely'
import type { Db } from '../../connect.ts'
import { isShown } from '../portfolio/portfolio.ts'

export async function getCms(db: Db, slug: string) {
  const cms = await db.selectFrom('cms').selectAll().where('slug', '=', slug).executeTakeFirst()
  return cms ?? null
}

/** Places of all CMS in every edition, oldest first; the current edition has no year and comes last. */
export async function listCmsStandings(db: Db) {
  return db
    .selectFrom('cms_entry')
    .innerJoin('edition', 'edition.id', 'cms_entry.edition_id')
    .innerJoin('slice_size', join =>
      join
        .onRef('slice_size.edition_id', '=', 'cms_entry.edition_id')
        .onRef('slice_size.slice', '=', 'cms_entry.slice')
        .on('slice_size.tier', '=', ''),
    )
    .select([
      'edition.year',
      'cms_entry.cms as slug',
      'cms_entry.place',
      'cms_entry.score',
      'cms_entry.projects',
      'cms_entry.agencies',
      'cms_entry.reviews',
      'slice_size.participants',
    ])
    .where('edition.type', '=', 'cms')
    .where('cms_entry.slice', '=', '')
    .orderBy(sql`edition.year asc nulls last`)
    .execute()
}

/** Agencies with the most public projects on a CMS, with the total number of such agencies. */
export async function listCmsBuilders(db: Db, cms: string, limit: number) {
  return db
    .selectFrom(eb =>
      eb
        .selectFrom('project')
        .select([
          'project.agency_id',
          sql<number>`count(*)`.as('projects'),
          sql<number>`count(*) over ()`.as('agencies'),
        ])
        .where('project.system', '=', cms)
        .where(isShown)
        .groupBy('project.agency_id')
        .orderBy('projects', 'desc')
        .orderBy('project.agency_id')
        .limit(sql.lit(limit))
        .as('built'),
    )
    .innerJoin('agency', 'agency.id', 'built.agency_id')
    .select([
      'agency.id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
      'built.projects',
      'built.agencies',
    ])
    .orderBy('built.projects', 'desc')
    .orderBy('agency.id')
    .execute()
}

export async function listCmsOfKind(db: Db, kind: string) {
  return db
    .selectFrom('cms')
    .select(['slug', 'title'])
    .where('kind', '=', kind)
    .orderBy('title')
    .orderBy('slug')
    .execute()
}
