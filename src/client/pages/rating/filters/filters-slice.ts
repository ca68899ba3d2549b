import type { FilterKey } from '#domain/rating/rating-filters.ts'
import { createSlice } from '../../../store/slice.ts'

declare module '#client/store/make-store.ts' {
  interface DeferredState {
    filters: FiltersState
  }
}

/** Spec §3: each filter holds its option's id; 0 is off. */
export type FiltersObj = Readonly<Record<FilterKey, number>>

export const NO_FILTERS: FiltersObj = { countries: 0, cities: 0, bt: 0, st: 0, systems: 0, oc: 0 }

export interface FiltersState {
  filtersObj: FiltersObj
}

const initialState: FiltersState = { filtersObj: NO_FILTERS }

/** The visitor's pending choice. The address holds the filters in force, and navigation resets this to them. */
export const filtersSlice = createSlice({
  name: 'filters',
  initialState,
  cases: {
    filtersMerged: ({ filtersObj }, part: Partial<FiltersObj>) => ({ filtersObj: { ...filtersObj, ...part } }),
    filtersReset: () => ({ filtersObj: NO_FILTERS }),
    filterCleared: ({ filtersObj }, key: FilterKey) => ({ filtersObj: { ...filtersObj, [key]: 0 } }),
    filterChanged: ({ filtersObj }, { key, value }: { key: FilterKey; value: number }) => ({
      filtersObj: { ...filtersObj, [key]: value },
    }),
    filtersClearedAndChanged: (_, part: Partial<FiltersObj>) => ({ filtersObj: { ...NO_FILTERS, ...part } }),
  },
})

export const { filtersMerged, filtersReset, filterCleared, filterChanged, filtersClearedAndChanged } =
  filtersSlice.actions
export const selectFilters = ({ filters = initialState }: { filters?: FiltersState }): FiltersObj => filters.filtersObj
