/** Spec §3, filtersObj. Query parameters of a rating's address have the same names. */
export const FILTER_KEYS = ['countries', 'cities', 'bt', 'st', 'systems', 'oc'] as const
export type FilterKey = (typeof FILTER_KEYS)[number]

/** Ids of the chosen options; 0 or absent is off. */
export type Filters = { readonly [K in FilterKey]?: number | undefined }

export const chosenFilters = (filters: Filters): [FilterKey, number][] =>
  FILTER_KEYS.flatMap(key => {
    const id = filters[key]
    return id ? [[key, id]] : []
  })

/** «?cities=3&bt=5&budget=1500000», or an empty string without any. */
export function filterSearch(filters: Filters, budget?: number | null): string {
  const chosen: [string, number][] = [
    ...chosenFilters(filters),
    ...(budget ? [['budget', budget] as [string, number]] : []),
  ]
  return chosen.length > 0 ? `?${chosen.map(([key, id]) => `${key}=${id}`).join('&')}` : ''
}

const FILTER_ID = /^[1-9]\d{0,3}$/

/** Every filter of an address, 0 for those that are off; invalid values are ignored. */
export function readFilters(query: URLSearchParams): Readonly<Record<FilterKey, number>> {
  const pairs = FILTER_KEYS.map(key => [key, FILTER_ID.test(query.get(key) ?? '') ? Number(query.get(key)) : 0])
  return Object.fromEntries(pairs) as Record<FilterKey, number>
}
