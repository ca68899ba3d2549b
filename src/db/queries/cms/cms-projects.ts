import { sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import { priceRangeId, withinRange } from '../fragments/price-range.ts'
import { isShown, projectRows } from '../portfolio/portfolio.ts'

/** What a visitor narrowed the projects of a system to; absence is any. */
export interface CmsProjectChoice {
  siteType?: string | undefined
  industry?: string | undefined
  year?: number | undefined
  price?: PriceRange | undefined
}

/** A row of the list, by what the list is ordered by. */
interface Row {
  at: Date
  id: number
}

/** How many projects of each sort a system has, read from its index alone: every count that filters show is a sum of these. */
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

/** A page of projects with their agencies, the newest first; found in the index, then read. */
export async function listCmsProjects(
  db: Db,
  cms: string,
  choice: CmsProjectChoice,
  { after, limit }: { after: Row | null; limit: number },
) {
  const found = ofCms(db, cms, choice)
    .select('project.id')
    .$if(after !== null, query => query.where(sql<boolean>`(project.launched, project.id) < ${pointOf(after)}`))
    .orderBy('project.launched', 'desc')
    .orderBy('project.id', 'desc')
    .limit(sql.lit(limit))
  return projectRows(db)
    .select(['agency.id as agency_id', 'agency.name', 'agency.slug', 'agency.logo', 'agency.city'])
    .where('project.id', 'in', found)
    .orderBy('project.launched', 'desc')
    .orderBy('project.id', 'desc')
    .execute()
}

/** How many stand in the list up to a row, with it. */
export async function countCmsProjectsUpTo(db: Db, cms: string, choice: CmsProjectChoice, last: Row): Promise<number> {
  const { projects } = await ofCms(db, cms, choice)
    .select(sql<number>`count(*)`.as('projects'))
    .where(sql<boolean>`(project.launched, project.id) >= ${pointOf(last)}`)
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
      // As days, which the index is ordered by.
      .$if(year !== undefined, query =>
        query.where(sql<boolean>`project.launched between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`),
      )
      .$if(price !== undefined, query => query.where(withinRange('project.budget', price)))
  )
}

const pointOf = (row: Row | null) => sql`(${row?.at.toISOString().slice(0, 10) ?? null}::date, ${row?.id ?? 0}::int)`
