import type { ProjectCard } from '#contract/shapes/project.ts'
import type { ProjectRow } from '#db/queries/portfolio/portfolio.ts'
import { formatMoneyShort } from '#domain/numbers/money.ts'
import { href } from '#domain/paths/paths.ts'
import { paletteNumber } from '#domain/pictures/palettes.ts'
import { categoryBySlug } from '#domain/vocabulary/categories.ts'
import { PRICE_UNITS, serviceBySlug } from '#domain/vocabulary/services.ts'

type CardRow = Omit<ProjectRow, 'awards'>

export const projectCard = ({ awards, ...row }: ProjectRow): ProjectCard => ({ ...projectFacts(row), awards })

/** Fields shared by the card and the full project. */
export const projectFacts = (row: CardRow): Omit<ProjectCard, 'awards'> => ({
  id: row.id,
  path: projectPath(row),
  title: row.title,
  client: row.client,
  service: serviceBySlug(row.service)?.title ?? row.service,
  site_type: row.site_type && categoryTitle(row.site_type),
  industry: categoryTitle(row.industry),
  system: row.system,
  price: priceText(row),
  months: row.months,
  has_result: row.result !== null,
  year: yearOf(row.launched),
  is_verified: row.is_verified,
  palette: paletteNumber(row.client),
})

/** A project has no separate page: its address opens it as a dialog over the portfolio. */
export const projectPath = ({ agency_slug, id }: { agency_slug: string; id: number }): string =>
  `${href('agency-portfolio', { agency: agency_slug })}?project=${id}`

export const categoryTitle = (slug: string): string => categoryBySlug(slug)?.title ?? slug

/** Launches are calendar dates, 'YYYY-MM-DD'. */
const yearOf = (launched: string): number => Number(launched.slice(0, 4))

export function priceText({ budget, service }: Pick<CardRow, 'budget' | 'service'>): string {
  return formatMoneyShort(budget) + PRICE_UNITS[serviceBySlug(service)?.unit ?? 'project'].suffix
}
