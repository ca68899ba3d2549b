import type { Answer } from '#contract/index.ts'
import type { AgencyDossier } from '#db/queries/agency/agency-dossier.ts'
import type { AgencyProject } from '#db/queries/agency/agency-projects.ts'
import type { PortfolioFilters } from '#db/queries/portfolio/portfolio-lists.ts'
import { priceRangeOf } from '#domain/vocabulary/price-ranges.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { askedPrice } from '../../shapes/asked-price.ts'
import { fitsProjects, type ProjectCount, projectFilters, totalProjects } from '../../shapes/project-filters.ts'

/** Filter parameters of a call; 0 or none is off. */
export interface AskedFilters {
  category?: number
  site_type?: string
  business_type?: string
  system?: string
  year?: number
  price?: number
}

/** Includes projects under NDA: counts reveal no names. */
export interface PortfolioCount extends ProjectCount {
  service: string
  is_nda: boolean
}

export const countOf = (row: AgencyProject): PortfolioCount => ({
  service: row.service,
  site_type: row.site_type,
  industry: row.industry,
  system: row.system_slug,
  system_title: row.system,
  year: Number(row.launched.slice(0, 4)),
  range: priceRangeOf(row.budget).id,
  is_nda: row.is_nda,
  projects: 1,
})

/** The same filters as arguments of a query. */
export const filtersOf = ({
  category,
  site_type,
  business_type,
  system,
  year,
  price,
}: AskedFilters): PortfolioFilters => ({
  category: category || null,
  siteType: site_type ?? null,
  industry: business_type ?? null,
  system: system ?? null,
  year: year || null,
  price: askedPrice(price),
})

/** Options are counted under the other selected filters. */
export function portfolioFilters(
  { services }: Pick<AgencyDossier, 'services'>,
  counts: readonly PortfolioCount[],
  { category, ...asked }: AskedFilters,
): Answer<'agency-portfolio-filters'> {
  const chosen = services.find(({ id }) => id === category)?.service
  const isOfCategory = ({ service }: PortfolioCount) => !category || service === chosen
  const shown = counts.filter(({ is_nda }) => !is_nda)
  const left = shown.filter(row => fitsProjects(row, asked))
  const categories = services.map(({ id, service }) => ({
    id,
    title: serviceBySlug(service)?.title ?? service,
    count: totalProjects(left.filter(row => row.service === service)),
  }))
  const { data, label, results_count } = projectFilters(shown.filter(isOfCategory), asked)
  const title = categories.find(({ id }) => id === category)?.title
  return {
    categories: categories.filter(({ id, count }) => count > 0 || id === category),
    data,
    label: [title, label].filter(Boolean).join(', '),
    results_count,
    nda_projects_count: totalProjects(counts.filter(row => row.is_nda && isOfCategory(row))),
  }
}
