import type { portfolioCalls } from '#contract/calls/portfolio.ts'
import type { Handlers } from '#contract/define.ts'
import type { Answer } from '#contract/index.ts'
import { getCategory, listCategoryProjects, listPortfolio } from '#db/queries/portfolio/portfolio-lists.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import type { Context } from '../../context.ts'
import { agencyDossier } from '../../shapes/agency-dossier.ts'
import { agencyProjects } from '../../shapes/agency-projects.ts'
import { askedPrice } from '../../shapes/asked-price.ts'
import { pageOf, readCursor } from '../../shapes/cursor.ts'
import { notFound } from '../../shapes/not-found.ts'
import { totalProjects } from '../../shapes/project-filters.ts'
import { projectCard } from '../../shapes/project-shape.ts'
import { countOf, filtersOf, type PortfolioCount, portfolioFilters } from './portfolio-filters.ts'
import { portfolioProject } from './portfolio-project.ts'

const PAGE_PROJECTS = 12

export const portfolioHandlers: Handlers<typeof portfolioCalls, Context> = {
  'agency-portfolio-filters': async ({ agency: slug, ...asked }, context) => {
    askedPrice(asked.price)
    const agency = await agencyDossier(slug, context)
    return portfolioFilters(agency, await portfolioCounts(agency.id, context), asked)
  },

  'agency-portfolio-list': async ({ agency: slug, next, ...asked }, context) => {
    const page = { filters: filtersOf(asked), after: readCursor(next), limit: PAGE_PROJECTS + 1 }
    const { id } = await agencyDossier(slug, context)
    const rows = await listPortfolio(context.database.kysely, id, page)
    const { shown, next: following } = pageOf(rows, PAGE_PROJECTS, ({ launched }) => new Date(launched))
    return { data: shown.map(projectCard), next: following, more: (rows[0]?.left ?? 0) - shown.length }
  },

  '/v2/portfolio/categories/{id}': ({ id, page }, context) => portfolioCategory(id, page ?? 1, context),

  '/v2/portfolio/projects/{id}': ({ id, ...asked }, context) => portfolioProject(id, asked, context),
}

async function portfolioCategory(
  id: number,
  page: number,
  context: Context,
): Promise<Answer<'/v2/portfolio/categories/{id}'>> {
  const db = context.database.kysely
  const [category, rows] = await Promise.all([
    getCategory(db, id),
    listCategoryProjects(db, id, { offset: (page - 1) * PAGE_PROJECTS, limit: PAGE_PROJECTS }),
  ])
  if (!category) return notFound('category')
  const counts = await portfolioCounts(category.agency_id, context)
  const own = counts.filter(({ service }) => service === category.service)
  return {
    id,
    title: serviceBySlug(category.service)?.title ?? category.service,
    agency: category.agency,
    data: rows.map(projectCard),
    nda_projects_count: totalProjects(own.filter(({ is_nda }) => is_nda)),
    current_page: page,
    last_page: Math.max(1, Math.ceil(totalProjects(own.filter(({ is_nda }) => !is_nda)) / PAGE_PROJECTS)),
  }
}

const portfolioCounts = async (id: number, context: Context): Promise<PortfolioCount[]> =>
  (await agencyProjects(context, { id })).map(countOf)
