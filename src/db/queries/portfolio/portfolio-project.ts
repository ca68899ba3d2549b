import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../connect.ts'
import { isPublished } from '../reviews/responses.ts'
import { selectProjects } from './portfolio.ts'
import { type PortfolioFilters, shownProjects } from './portfolio-lists.ts'

/** A project with its awards, review and neighbours in the filtered list, in one statement. */
export async function getProject(db: Db, id: number, filters: PortfolioFilters) {
  const project = await selectProjects(db)
    .select([
      'project.summary',
      'project.url',
      'project.web_server',
      'project.platforms',
      'agency.id as agency_id',
      'agency.name',
      'agency.slug',
      'agency.logo',
      'agency.city',
    ])
    .select(eb => [
      jsonArrayFrom(
        eb
          .selectFrom('award')
          .select(['contest', 'nomination', 'place', 'year'])
          .whereRef('project_id', '=', 'project.id')
          .orderBy('year', 'desc')
          .orderBy('place')
          .orderBy('award.id'),
      ).as('won'),
      jsonObjectFrom(
        eb
          .selectFrom('review')
          .select(['review.id', 'overall', 'body', 'author_name', 'author_role', 'company_name', 'show_name'])
          .whereRef('project_id', '=', 'project.id')
          .where(isPublished)
          .orderBy('published_at', 'desc')
          .orderBy('review.id', 'desc')
          .limit(1),
      ).as('review'),
      jsonObjectFrom(
        eb
          .selectFrom('case_study')
          .select(['case_study.id', 'case_study.team_size'])
          .whereRef('project_id', '=', 'project.id')
          .orderBy('published_at', 'desc')
          .orderBy('case_study.id', 'desc')
          .limit(1),
      ).as('case_study'),
      position(filters, id).as('position'),
      neighbour(filters, id, 'newer').as('previous'),
      neighbour(filters, id, 'older').as('next'),
    ])
    .where('project.id', '=', id)
    .executeTakeFirst()
  return project ?? null
}

/** Refers to the project by id: the subquery reads the same table, so it cannot reference the outer row. */
function neighbour(filters: PortfolioFilters, id: number, side: 'newer' | 'older') {
  const own = (column: 'agency_id' | 'launched') =>
    sql`(select ${sql.ref(`own.${column}`)} from project as own where own.id = ${id})`
  const order = side === 'newer' ? 'asc' : 'desc'
  const beyond = side === 'newer' ? sql`>` : sql`<`
  return jsonObjectFrom(
    shownProjects(filters)
      .select(['project.id', 'project.title'])
      .where(sql<boolean>`project.agency_id = ${own('agency_id')}`)
      .where(sql<boolean>`(project.launched, project.id) ${beyond} (${own('launched')}, ${id}::int)`)
      .orderBy('project.launched', order)
      .orderBy('project.id', order)
      .limit(1),
  )
}

/** Number of the project in the filtered list, newest first, and its length; 0 if the list leaves it out. */
function position(filters: PortfolioFilters, id: number) {
  return sql<{ number: number; total: number }>`(
    select json_build_object(
      'number', case when bool_or(listed.id = own.id)
        then count(*) filter (where (listed.launched, listed.id) >= (own.launched, own.id)) else 0 end,
      'total', count(listed.id))
    from project as own
    left join project as listed on listed.agency_id = own.agency_id
      and listed.id in (${shownProjects(filters).select('project.id')})
    where own.id = ${id}
    group by own.id)`
}
