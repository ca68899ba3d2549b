import { ApiError } from '#contract/errors.ts'
import type { Answer } from '#contract/index.ts'
import { FILTER_KEYS, type FilterKey } from '#contract/shapes/rating.ts'
import { countFacets, countWithFacets } from '#db/queries/rating/rating-filters.ts'
import type { RatingPath } from '#domain/paths/rating-path.ts'
import { businessTypeById } from '#domain/vocabulary/business-types.ts'
import { cityById } from '#domain/vocabulary/cities.ts'
import { companyListById } from '#domain/vocabulary/company-lists.ts'
import { countryById } from '#domain/vocabulary/countries.ts'
import { siteTypeById } from '#domain/vocabulary/site-types.ts'
import { systemById } from '#domain/vocabulary/systems.ts'
import { facetCode, facetOfCode } from '#ranking/facets.ts'
import type { Context } from '../../context.ts'
import { type AskedRating, askedRating } from './asked-rating.ts'

export type Filters = { readonly [K in FilterKey]?: number | undefined }

interface FilterRule {
  title: string
  unknown: string
  byId: (id: number) => { title: string } | undefined
}

const FILTERS: Record<FilterKey, FilterRule> = {
  countries: { title: 'Страна', unknown: 'Такой страны нет', byId: countryById },
  cities: { title: 'Город', unknown: 'Такого города нет', byId: cityById },
  bt: { title: 'Отрасль', unknown: 'Такой отрасли нет', byId: businessTypeById },
  st: { title: 'Тип сайта', unknown: 'Такого типа сайтов нет', byId: siteTypeById },
  systems: { title: 'Платформа', unknown: 'Такой платформы нет', byId: systemById },
  oc: { title: 'Заказчики', unknown: 'Такого списка заказчиков нет', byId: companyListById },
}

/** Codes of the selected filters in a fixed order; unknown ids are refused. */
export function chosenFacets(filters: Filters, except?: FilterKey): number[] {
  const unknown = FILTER_KEYS.filter(key => filters[key] && !FILTERS[key].byId(filters[key]))
  if (unknown.length > 0) {
    throw new ApiError(
      'bad-request',
      'Проверьте фильтры',
      Object.fromEntries(unknown.map(key => [key, FILTERS[key].unknown])),
    )
  }
  return FILTER_KEYS.flatMap(key => {
    const id = filters[key]
    return id && key !== except ? facetCode(key, id) : []
  })
}

/** Memoised, because the list and the filters of a page both need it. */
export async function countFound(asked: AskedRating, facets: readonly number[], context: Context): Promise<number> {
  if (facets.length === 0) return asked.size.participants
  const { edition, slice, tier } = asked
  return context.memo.remember(`found:${edition.id}:${slice}:${tier}:${facets.join()}`, () =>
    countWithFacets(context.database.kysely, { editionId: edition.id, slice, tier }, facets),
  )
}

export async function ratingFilters(
  pathname: string,
  filters: Filters,
  context: Context,
): Promise<Answer<'rating-page-filters'>> {
  const facets = chosenFacets(filters)
  const asked = await askedRating(pathname, context)
  if (asked.path.type === 'cms') return { groups: [], results_count: asked.size.participants }
  const { edition, slice, tier } = asked
  return context.memo.remember(`filters:${edition.id}:${slice}:${tier}:${facets.join()}`, async () => {
    const [counts, found] = await Promise.all([
      countOptions(asked, filters, context),
      countFound(asked, facets, context),
    ])
    const groups = openFilters(asked.path).map(key => {
      const selected = filters[key] ?? 0
      return { key, title: FILTERS[key].title, selected, options: options(key, selected, counts) }
    })
    return { groups: groups.filter(group => group.options.length > 0), results_count: found }
  })
}

/** Most participants first; empty options are left out unless selected. */
function options(key: FilterKey, selected: number, counts: ReadonlyMap<number, number>) {
  const ids = [...counts.keys()].flatMap(code => {
    const facet = facetOfCode(code)
    return facet?.filter === key ? facet.id : []
  })
  return [...new Set(selected ? [selected, ...ids] : ids)]
    .flatMap(id => {
      const title = FILTERS[key].byId(id)?.title
      return title ? { id, title, count: counts.get(facetCode(key, id)) ?? 0 } : []
    })
    .sort((a, b) => b.count - a.count || a.id - b.id)
}

async function countOptions(
  { edition, slice, tier }: AskedRating,
  filters: Filters,
  context: Context,
): Promise<Map<number, number>> {
  const others = new Map(FILTER_KEYS.map(filter => [facetCode(filter, 0), chosenFacets(filters, filter)]))
  const counts = await countFacets(context.database.kysely, { editionId: edition.id, slice, tier }, others)
  return new Map(counts.map(({ facet, participants }) => [facet, participants]))
}

/** Filters that the slice already fixes are not offered. */
function openFilters({ slice }: RatingPath): readonly FilterKey[] {
  const fixed = FIXED_BY_SLICE[slice?.kind ?? ''] ?? []
  return FILTER_KEYS.filter(key => !fixed.includes(key))
}

const FIXED_BY_SLICE: Record<string, readonly FilterKey[]> = {
  country: ['countries'],
  district: ['countries'],
  city: ['countries', 'cities'],
  system: ['systems'],
  list: ['oc'],
}
