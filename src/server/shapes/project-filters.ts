import type { FilterGroup } from '#contract/shapes/project.ts'
import { formatMoneyRange } from '#domain/numbers/money.ts'
import { priceRangeById } from '#domain/vocabulary/price-ranges.ts'
import { systemBySlug } from '#domain/vocabulary/systems.ts'
import { askedPrice } from './asked-price.ts'
import { categoryTitle } from './project-shape.ts'

/** Filter parameters of a call; 0 or none is off. */
export interface AskedProjects {
  site_type?: string | undefined
  business_type?: string | undefined
  system?: string | undefined
  year?: number | undefined
  price?: number | undefined
}

/** Number of projects with this site type, industry, year and price range. */
export interface ProjectCount {
  site_type: string | null
  industry: string
  year: number
  range: number
  projects: number
  /** Only where projects of several systems are counted together. */
  system?: string | null
  system_title?: string | null
}

type Option = FilterGroup['options'][number]

interface Facet {
  key: keyof AskedProjects
  title: string
  /** The value used in the address; null leaves the project out of this group. */
  valueOf: (count: ProjectCount) => string | null
  /** `count` is undefined for a selected value that no project has. */
  titleOf: (value: string, count: ProjectCount | undefined) => string
  order?: (a: Option, b: Option) => number
}

const FACETS: readonly Facet[] = [
  { key: 'site_type', title: 'Тип сайта', valueOf: ({ site_type }) => site_type, titleOf: categoryTitle },
  { key: 'business_type', title: 'Отрасль', valueOf: ({ industry }) => industry, titleOf: categoryTitle },
  {
    key: 'system',
    title: 'Платформа',
    valueOf: ({ system }) => system ?? null,
    titleOf: (slug, count) => count?.system_title ?? systemBySlug(slug)?.title ?? slug,
  },
  {
    key: 'year',
    title: 'Год',
    valueOf: ({ year }) => String(year),
    titleOf: year => year,
    order: (a, b) => Number(b.value) - Number(a.value),
  },
  {
    key: 'price',
    title: 'Стоимость',
    valueOf: ({ range }) => String(range),
    titleOf: priceTitle,
    order: (a, b) => Number(a.value) - Number(b.value),
  },
]

const mostFirst = (a: Option, b: Option) => b.count - a.count || a.title.localeCompare(b.title, 'ru')

/** Options are counted under the other selected filters; `label` joins the titles of what is selected. */
export function projectFilters(counts: readonly ProjectCount[], asked: AskedProjects) {
  const data = FACETS.map(facet => groupOf(facet, counts, asked))
  return {
    data: data.filter(({ options, selected }) => options.length > 1 || selected !== null),
    label: data
      .flatMap(({ options, selected }) => options.find(({ value }) => value === selected)?.title ?? [])
      .join(', '),
    results_count: totalProjects(counts.filter(count => fitsProjects(count, asked))),
  }
}

function groupOf(facet: Facet, counts: readonly ProjectCount[], asked: AskedProjects): FilterGroup {
  const selected = chosenValue(asked, facet)
  const valued = counts.filter(count => facet.valueOf(count) !== null && fitsProjects(count, asked, facet))
  const rowsOf = Map.groupBy(valued, count => facet.valueOf(count) ?? '')
  if (selected !== null && !rowsOf.has(selected)) rowsOf.set(selected, [])
  const options = Array.from(rowsOf, ([value, rows]) => ({
    value,
    title: facet.titleOf(value, rows[0]),
    count: totalProjects(rows),
  }))
  return { key: facet.key, title: facet.title, selected, options: options.sort(facet.order ?? mostFirst) }
}

/** Whether these projects pass every filter except the one being counted. */
export function fitsProjects(count: ProjectCount, asked: AskedProjects, except?: Facet): boolean {
  return FACETS.every(facet => {
    const selected = chosenValue(asked, facet)
    return facet === except || selected === null || facet.valueOf(count) === selected
  })
}

const chosenValue = (asked: AskedProjects, { key }: Facet): string | null => (asked[key] ? String(asked[key]) : null)

export const totalProjects = (counts: readonly Pick<ProjectCount, 'projects'>[]): number =>
  counts.reduce((sum, { projects }) => sum + projects, 0)

/** The same filters as arguments of a query. */
export function projectChoice({ site_type, business_type, year, price }: AskedProjects) {
  return {
    siteType: site_type || undefined,
    industry: business_type || undefined,
    year: year || undefined,
    price: askedPrice(price),
  }
}

function priceTitle(id: string): string {
  const range = priceRangeById(Number(id))
  return range ? formatMoneyRange(range.from, range.to) : id
}
