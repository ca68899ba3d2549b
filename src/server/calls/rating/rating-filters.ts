import type { Static } from 'typebox'
import type { Answer, Params } from '#contract/index.ts'
import type { FiltersObj } from '#contract/shapes/rating.ts'
import { countFacets, countWithFacets } from '#db/queries/rating/rating-filters.ts'
import type { EntrySlice } from '#db/queries/rating/rating-rows.ts'
import type { RatingPath } from '#domain/paths/rating-path.ts'
import { chosenFilters, FILTER_KEYS, type FilterKey, type Filters } from '#domain/rating/rating-filters.ts'
import { businessTypeById } from '#domain/vocabulary/business-types.ts'
import { cityById } from '#domain/vocabulary/cities.ts'
import { companyListById } from '#domain/vocabulary/company-lists.ts'
import { countryById } from '#domain/vocabulary/countries.ts'
import { siteTypeById } from '#domain/vocabulary/site-types.ts'
import { systemById } from '#domain/vocabulary/systems.ts'
import { facetCode, facetOfCode } from '#ranking/facets.ts'
import type { Context } from '../../context.ts'
import { type AskedRating, askedRating, entrySlice, withinBudget } from './asked-rating.ts'

interface FilterRule {
  title: string
  byId: (id: number) => { title: string } | undefined
}

const FILTERS: Record<FilterKey, FilterRule> = {
  countries: { title: 'Страна', byId: countryById },
  cities: { title: 'Город', byId: cityById },
  bt: { title: 'Отрасль', byId: businessTypeById },
  st: { title: 'Тип сайта', byId: siteTypeById },
  systems: { title: 'Платформа', byId: systemById },
  oc: { title: 'Заказчики', byId: companyListById },
}

/** Ids that no option has are dropped, in pages and in calls alike. */
export const knownFilters = (filters: Filters): Filters =>
  Object.fromEntries(chosenFilters(filters).filter(([key, id]) => FILTERS[key].byId(id)))

/** Every filter, 0 for those that are off. */
export const filtersObj = (filters: Filters): Static<typeof FiltersObj> => {
  const { countries = 0, cities = 0, bt = 0, st = 0, systems = 0, oc = 0 } = filters
  return { countries, cities, bt, st, systems, oc }
}

/** Codes of the selected filters in a fixed order. */
export const chosenFacets = (filters: Filters, except?: FilterKey): number[] =>
  chosenFilters(filters).flatMap(([key, id]) => (key === except ? [] : facetCode(key, id)))

/** «Город: Казань» */
export const filterText = (key: FilterKey, id: number): string =>
  `${FILTERS[key].title}: ${FILTERS[key].byId(id)?.title ?? ''}`

/** Memoised, because the list and the filters of a page both need it. */
export async function countFound(asked: AskedRating, facets: readonly number[], context: Context): Promise<number> {
  if (facets.length === 0 && !asked.path.range && !asked.within) return asked.size.participants
  return context.memo.remember(`found:${memoKey(asked)}:${facets.join()}`, () =>
    countWithFacets(context.database.kysely, entrySlice(asked), facets),
  )
}

const memoKey = ({ edition, slice, tier, path, within }: AskedRating): string =>
  `${edition.id}:${slice}:${tier}:${path.range ?? ''}:${within?.budget ?? ''}`

export async function ratingFilters(
  { path, budget, ...typed }: Params<'rating-page-filters'>,
  context: Context,
): Promise<Answer<'rating-page-filters'>> {
  const filters = knownFilters(typed)
  const facets = chosenFacets(filters)
  const asked = await withinBudget(await askedRating(path, context), filters, budget, context)
  if (asked.path.type === 'cms') return { groups: [], results_count: asked.size.participants }
  return context.memo.remember(`filters:${memoKey(asked)}:${facets.join()}`, async () => {
    const [counts, allTiers, found] = await Promise.all([
      countOptions(entrySlice(asked), filters, context),
      asked.tier ? countOptions({ ...entrySlice(asked), tier: '' }, filters, context) : null,
      countFound(asked, facets, context),
    ])
    const groups = openFilters(asked.path).map(key => {
      const selected = filters[key] ?? 0
      return { key, title: FILTERS[key].title, selected, options: options(key, selected, counts, allTiers) }
    })
    return { groups: groups.filter(group => group.options.length > 0), results_count: found }
  })
}

type Counts = ReadonlyMap<number, number>

/** Most participants first; options without any are left out unless selected or found in other tiers. */
function options(key: FilterKey, selected: number, counts: Counts, allTiers: Counts | null) {
  const ids = [...(allTiers ?? counts).keys()].flatMap(code => {
    const facet = facetOfCode(code)
    return facet?.filter === key ? facet.id : []
  })
  return [...new Set(selected ? [selected, ...ids] : ids)]
    .flatMap(id => {
      const title = FILTERS[key].byId(id)?.title
      const code = facetCode(key, id)
      const all_tiers = allTiers && (allTiers.get(code) ?? 0)
      return title ? { id, title, count: counts.get(code) ?? 0, all_tiers } : []
    })
    .sort((a, b) => b.count - a.count || (b.all_tiers ?? 0) - (a.all_tiers ?? 0) || a.id - b.id)
}

async function countOptions(at: EntrySlice, filters: Filters, context: Context): Promise<Counts> {
  const others = FILTER_KEYS.map(filter => [facetCode(filter, 0), chosenFacets(filters, filter)] as const)
  const narrowed = new Map(others.filter(([, facets]) => facets.length > 0))
  const [all, counts] = await Promise.all([
    narrowed.size < others.length ? countAllFacets(at, context) : [],
    narrowed.size > 0 ? countFacets(context.database.kysely, at, narrowed) : [],
  ])
  const free = all.filter(({ facet }) => {
    const filter = facetOfCode(facet)?.filter
    return filter && !narrowed.has(facetCode(filter, 0))
  })
  return new Map([...free, ...counts].map(({ facet, participants }) => [facet, participants]))
}

/** Memoised: the alternatives of the only chosen filter are these, whatever was chosen in it. */
function countAllFacets(at: EntrySlice, { memo, database }: Context) {
  const count = () => countFacets(database.kysely, at, new Map(FILTER_KEYS.map(filter => [facetCode(filter, 0), []])))
  // There are endlessly many budgets, each with its own agencies.
  return at.ids ? count() : memo.remember(`facets:${JSON.stringify(at)}`, count)
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
