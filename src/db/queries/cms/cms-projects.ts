import { sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'
import { priceRangeId, withinRange } from '../fragments/price-range.ts'
import { isShown, selectProjects } from '../portfolio/portfolio.ts'

/** Filters of the projects of a CMS; undefined means any. */
export interface CmsProjectChoice {
  siteType?: string | undefined
  industry?: string | undefined
  year?: number | undefined
  price?: PriceRange | undefined
}

const { isAfter, isUpTo } = keyset('project.launched', 'project.id', 'date')

/** Projects of a CMS by all filter values, from an index-only scan: every count in the filters is a sum of these. */
export async function countCmsProjects(db: Db, cms: string) {
  return db
    .selectFrom('project')
    .select(({ ref }) => [
      'project.site_type',
      'project.industry',
      sql<number>`extract(year from project.launched)::int`.as('year'),
      priceRangeId(ref('project.budget')).as('range'),
      sql<number>`count(*)`.as('projects'),
    ])
    .where('project.system', '=', cms)
    .where(isShown)
    .groupBy(['project.site_type', 'project.industry', 'year', 'range'])
    .execute()
}

/** A page of projects with their agencies, newest first: ids come from the index, then only these rows are read. */
export async function listCmsProjects(
  db: Db,
  cms: string,
  choice: CmsProjectChoice,
  { after, limit }: { after: RowKey | null; limit: number },
) {
  const found = ofCms(db, cms, choice)
    .select('project.id')
    .$call(query => (after ? query.where(isAfter(after)) : query))
    .orderBy('project.launched', 'desc')
    .orderBy('project.id', 'desc')
    .limit(sql.lit(limit))
  return selectProjects(db)
    .select(['agency.id as agency_id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city'])
    .where('project.id', 'in', found)
    .orderBy('project.launched', 'desc')
    .orderBy('project.id', 'desc')
    .execute()
}

/** Number of rows in the list up to and including `last`. */
export async function countCmsProjectsUpTo(
  db: Db,
  cms: string,
  choice: CmsProjectChoice,
  last: RowKey,
): Promise<number> {
  const { projects } = await ofCms(db, cms, choice)
    .select(sql<number>`count(*)`.as('projects'))
    .where(isUpTo(last))
    .executeTakeFirstOrThrow()
  return projects
}

function ofCms(db: Db, cms: string, { siteType, industry, year, price }: CmsProjectChoice) {
  return (
    db
      .selectFrom('project')
      .where('project.system', '=', cms)
      .where(isShown)
      .$if(siteType !== undefined, query => query.where('project.site_type', '=', siteType ?? ''))
      .$if(industry !== undefined, query => query.where('project.industry', '=', industry ?? ''))
      // As a range of dates, which the index can use.
      .$if(year !== undefined, query =>
        query.where(sql<boolean>`project.launched between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`),
      )
      .$if(price !== undefined, query => query.where(withinRange('project.budget', price)))
  )
}
