import type { Answer } from '#contract/index.ts'
import type { FilterGroup } from '#contract/shapes/project.ts'
import type { AgencyDossier } from '#db/queries/agency-dossier.ts'
import type { PortfolioCount, PortfolioFilters } from '#db/queries/portfolio-lists.ts'
import { formatMoneyRange } from '#domain/money.ts'
import { PRICE_RANGES } from '#domain/vocabulary/price-ranges.ts'
import { serviceBySlug } from '#domain/vocabulary/services.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import { askedPrice } from './asked-price.ts'
import { categoryTitle } from './project-shape.ts'

/** Filters as they stand in the address; 0 and absence are off. */
export interface AskedFilters {
  category?: number
  site_type?: string
  business_type?: string
  system?: string
  year?: number
  price?: number
}

/** The same as a list of projects is asked for. */
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

type FilterKey = keyof AskedFilters
type Option = FilterGroup['options'][number]

/** What of a counted row a filter looks at. */
const VALUE_OF: Record<Exclude<FilterKey, 'category'>, (row: PortfolioCount) => string | number | null> = {
  site_type: ({ site_type }) => site_type,
  business_type: ({ industry }) => industry,
  system: ({ system }) => system,
  year: ({ year }) => year,
  price: ({ range }) => range,
}

interface GroupRule {
  key: keyof typeof VALUE_OF
  title: string
  /** A value that is chosen has its title even when no project has it. */
  titleOf: (value: string, rows: readonly PortfolioCount[]) => string
  order?: (a: Option, b: Option) => number
}

const GROUPS: readonly GroupRule[] = [
  { key: 'site_type', title: 'Тип сайта', titleOf: categoryTitle },
  { key: 'business_type', title: 'Отрасль', titleOf: categoryTitle },
  { key: 'system', title: 'Платформа', titleOf: (value, rows) => rows[0]?.system_title ?? systemTitle(value) },
  { key: 'year', title: 'Год', titleOf: year => year, order: (a, b) => Number(b.value) - Number(a.value) },
  {
    key: 'price',
    title: 'Стоимость',
    titleOf: range => rangeTitle(Number(range)),
    order: (a, b) => Number(a.value) - Number(b.value),
  },
]

/** Categories and groups of filters, each counted under the others that are chosen. */
export function portfolioFilters(
  { services }: Pick<AgencyDossier, 'services'>,
  counts: readonly PortfolioCount[],
  asked: AskedFilters,
): Answer<'agency-portfolio-filters'> {
  const serviceOf = (category: number) => services.find(({ id }) => id === category)?.service
  const fits = (row: PortfolioCount, except?: FilterKey) =>
    (Object.keys(asked) as FilterKey[]).every(key => {
      const wanted = asked[key]
      if (key === except || !wanted) return true
      return key === 'category' ? row.service === serviceOf(asked.category ?? 0) : VALUE_OF[key](row) === wanted
    })
  const shown = counts.filter(({ is_nda }) => !is_nda)
  const ofCategories = shown.filter(row => fits(row, 'category'))
  const categories = services.map(({ id, service }) => ({
    id,
    title: serviceBySlug(service)?.title ?? service,
    count: total(ofCategories.filter(row => row.service === service)),
  }))
  const data = GROUPS.map(group => groupOf(group, shown, asked, fits))
  const chosenService = serviceOf(asked.category ?? 0)
  return {
    categories: categories.filter(({ id, count }) => count > 0 || id === asked.category),
    data: data.filter(({ options, selected }) => options.length > 1 || selected !== null),
    label: [
      ...categories.filter(({ id }) => id === asked.category).map(({ title }) => title),
      ...data.flatMap(({ options, selected }) => options.find(({ value }) => value === selected)?.title ?? []),
    ].join(', '),
    results_count: total(shown.filter(row => fits(row))),
    nda_projects_count: total(
      counts.filter(({ is_nda, service }) => is_nda && (!asked.category || service === chosenService)),
    ),
  }
}

function groupOf(
  { key, title, titleOf, order }: GroupRule,
  shown: readonly PortfolioCount[],
  asked: AskedFilters,
  fits: (row: PortfolioCount, except?: FilterKey) => boolean,
): FilterGroup {
  const selected = asked[key] ? String(asked[key]) : null
  const valued = shown.filter(row => VALUE_OF[key](row) !== null)
  const rowsOf = Map.groupBy(valued, row => String(VALUE_OF[key](row)))
  if (selected !== null && !rowsOf.has(selected)) rowsOf.set(selected, [])
  const options = [...rowsOf].map(([value, rows]) => ({
    value,
    title: titleOf(value, rows),
    count: total(rows.filter(row => fits(row, key))),
  }))
  return {
    key,
    title,
    selected,
    options: options.filter(({ value, count }) => count > 0 || value === selected).sort(order ?? byCount),
  }
}

const byCount = (a: Option, b: Option) => b.count - a.count || a.title.localeCompare(b.title, 'ru')

const systemTitle = (slug: string): string => systemBySlug(slug)?.title ?? slug

function rangeTitle(range: number): string {
  const { from, to } = PRICE_RANGES.find(({ id }) => id === range) ?? PRICE_RANGES[0]
  return formatMoneyRange(from, to)
}

export const total = (counts: readonly PortfolioCount[]): number =>
  counts.reduce((sum, { projects }) => sum + projects, 0)
