import { expressionBuilder, sql } from 'kysely'
import type { PriceRange } from '#domain/vocabulary/price-ranges.ts'
import type { Db } from '../../connect.ts'
import type { Tables } from '../../tables.generated.ts'
import { keyset, type RowKey } from '../fragments/keyset.ts'
import { withinRange } from '../fragments/price-range.ts'
import { isShown, selectProjects } from './portfolio.ts'

const { isAfter } = keyset('project.launched', 'project.id', 'date')

/** Null means any. */
export interface PortfolioFilters {
  /** Id of `agency_service`: a service of one agency. */
  category: number | null
  siteType: string | null
  industry: string | null
  system: string | null
  year: number | null
  price: PriceRange | undefined
}

interface PortfolioPage {
  filters: PortfolioFilters
  after: RowKey | null
  limit: number
}

/** Projects of an agency, newest first; `left` is the number of rows from the start of this page to the end. */
export async function listPortfolio(db: Db, agencyId: number, { filters, after, limit }: PortfolioPage) {
  const found = shownProjects(filters)
    .select(['project.id', 'project.launched'])
    .select(({ fn }) => fn.countAll<number>().over().as('left'))
    .where('project.agency_id', '=', agencyId)
    .$call(query => (after ? query.where(isAfter(after)) : query))
    .orderBy('project.launched', 'desc')
    .orderBy('project.id', 'desc')
    .limit(limit)
    .as('found')
  return selectProjects(db)
    .innerJoin(found, 'found.id', 'project.id')
    .select('found.left')
    .orderBy('found.launched', 'desc')
    .orderBy('found.id', 'desc')
    .execute()
}

export async function listCategoryProjects(db: Db, category: number, page: { offset: number; limit: number }) {
  return selectProjects(db)
    .innerJoin('agency_service', join =>
      join
        .onRef('agency_service.agency_id', '=', 'project.agency_id')
        .onRef('agency_service.service', '=', 'project.service'),
    )
    .where('agency_service.id', '=', category)
    .orderBy('project.launched', 'desc')
    .orderBy('project.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function getCategory(db: Db, id: number) {
  const category = await db
    .selectFrom('agency_service')
    .innerJoin('agency', 'agency.id', 'agency_service.agency_id')
    .select(['agency_service.id', 'agency_service.service', 'agency.id as agency_id', 'agency.slug as agency'])
    .where('agency_service.id', '=', id)
    .executeTakeFirst()
  return category ?? null
}

const builder = expressionBuilder<Tables, never>()

/** Public projects of all agencies that match the filters. */
export function shownProjects({ category, siteType, industry, system, year, price }: PortfolioFilters) {
  return builder
    .selectFrom('project')
    .where(isShown)
    .where(withinRange('project.budget', price))
    .$call(query => (category === null ? query : query.where(isOfCategory(category))))
    .$call(query => (siteType === null ? query : query.where('project.site_type', '=', siteType)))
    .$call(query => (industry === null ? query : query.where('project.industry', '=', industry)))
    .$call(query => (system === null ? query : query.where('project.system', '=', system)))
    .$call(query => (year === null ? query : query.where(isOfYear(year))))
}

const isOfCategory = (category: number) =>
  sql<boolean>`project.service = (select agency_service.service from agency_service
    where agency_service.id = ${category} and agency_service.agency_id = project.agency_id)`

const isOfYear = (year: number) =>
  sql<boolean>`project.launched between make_date(${year}::int, 1, 1) and make_date(${year}::int, 12, 31)`

// The launch is a date: the cursor holds midnight UTC of that day.
