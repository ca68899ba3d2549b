import type { FilterGroup } from '#contract/shapes/project.ts'
import { formatMoneyRange } from '#domain/money.ts'
import { priceRangeById } from '#domain/vocabulary/price-ranges.ts'
import { askedPrice } from './asked-price.ts'
import { categoryTitle } from './project-shape.ts'

/** Filters as they come with a call. */
export interface AskedProjects {
  site_type?: string | undefined
  business_type?: string | undefined
  year?: number | undefined
  price?: number | undefined
}

/** Projects of one sort: how many there are of this site type, industry, year and price range. */
export interface ProjectCount {
  site_type: string | null
  industry: string
  year: number
  range: number
  projects: number
}

interface Facet {
  key: keyof AskedProjects
  title: string
  /** How the value stands in the address; null takes no part in the filter. */
  valueOf: (count: ProjectCount) => string | null
  titleOf: (value: string) => string
  order: (a: Option, b: Option) => number
}

type Option = FilterGroup['options'][number]

const mostFirst = (a: Option, b: Option) => b.count - a.count || a.title.localeCompare(b.title, 'ru')

const FACETS: readonly Facet[] = [
  {
    key: 'site_type',
    title: 'Тип сайта',
    valueOf: ({ site_type }) => site_type,
    titleOf: categoryTitle,
    order: mostFirst,
  },
  {
    key: 'business_type',
    title: 'Отрасль',
    valueOf: ({ industry }) => industry,
    titleOf: categoryTitle,
    order: mostFirst,
  },
  {
    key: 'price',
    title: 'Стоимость',
    valueOf: ({ range }) => String(range),
    titleOf: priceTitle,
    order: (a, b) => Number(a.value) - Number(b.value),
  },
  {
    key: 'year',
    title: 'Год запуска',
    valueOf: ({ year }) => String(year),
    titleOf: value => value,
    order: (a, b) => Number(b.value) - Number(a.value),
  },
]

/** Groups with counts under the other filters chosen, what is chosen in words, and how many projects that leaves. */
export function projectFilters(counts: readonly ProjectCount[], asked: AskedProjects) {
  const chosen = FACETS.map(facet => ({ facet, selected: chosenValue(asked[facet.key]) }))
  const fits = (count: ProjectCount, except?: Facet) =>
    chosen.every(({ facet, selected }) => facet === except || selected === null || facet.valueOf(count) === selected)
  const data = chosen.map(({ facet, selected }): FilterGroup => {
    const found = new Map<string, number>(selected === null ? [] : [[selected, 0]])
    for (const count of counts) {
      const value = facet.valueOf(count)
      if (value !== null && fits(count, facet)) found.set(value, (found.get(value) ?? 0) + count.projects)
    }
    const options = Array.from(found, ([value, projects]) => ({ value, title: facet.titleOf(value), count: projects }))
    return { key: facet.key, title: facet.title, selected, options: options.sort(facet.order) }
  })
  const left = counts.filter(count => fits(count))
  return {
    data: data.filter(({ options, selected }) => options.length > 1 || selected !== null),
    label: chosen.flatMap(({ facet, selected }) => (selected === null ? [] : facet.titleOf(selected))).join(', '),
    results_count: left.reduce((sum, { projects }) => sum + projects, 0),
  }
}

/** Absence and 0 are off. */
function chosenValue(value: string | number | undefined): string | null {
  return value === undefined || value === 0 || value === '' ? null : String(value)
}

/** What a query needs of the same filters. */
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
