import { useEffect } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { chosenFilters, filterSearch, readFilters } from '#domain/rating/rating-filters.ts'
import { counted } from '#domain/russian/plural.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { sliceAdded } from '../../../store/make-store.ts'
import { useRating } from '../use-rating.ts'
import { type FiltersObj, filtersClearedAndChanged, filtersSlice } from './filters-slice.ts'

export type FilterGroup = Answer<'rating-page-filters'>['groups'][number]

export function useFilters() {
  const dispatch = useAppDispatch()
  const { path, request, filters, budget, search, response } = useRating()
  const call = useCall('rating-page-filters', request)
  const { response: outside } = useCall('rating-outside', request)

  // The store follows the URL, which links, reloads and Back change too.
  useEffect(() => {
    dispatch(sliceAdded(filtersSlice))
    dispatch(filtersClearedAndChanged(readFilters(new URLSearchParams(search))))
  }, [dispatch, search])

  const groups = (call.response?.groups ?? []).filter(({ options, selected }) => options.length > 1 || selected > 0)
  return {
    path,
    filters,
    budget,
    groups,
    call,
    found: foundText(response?.found ?? 0, search === '' ? 0 : (outside?.found ?? 0)),
    tiers: response?.tiers ?? [],
    years: response?.years ?? [],
    search,
  }
}

/** «4 агентства, вне списка ещё 2» */
const foundText = (found: number, outside: number): string =>
  counted(found, 'agency') + (outside > 0 ? `, вне${NBSP}списка ещё ${formatNumber(outside)}` : '')

export const isPlace = (key: string): boolean => key === 'countries' || key === 'cities'

export const withoutFilter = (path: string, filters: FiltersObj, key: string, budget: number | undefined): string =>
  path + filterSearch({ ...filters, [key]: 0 }, budget)

/** The filters to keep when this one changes, as hidden fields of its form. */
export const otherFilters = (filters: FiltersObj, key: string, budget: number | undefined): [string, number][] => [
  ...chosenFilters(filters).filter(([other]) => other !== key),
  ...(budget === undefined ? [] : [['budget', budget] as [string, number]]),
]

/** «Платформа: 1С-Битрикс» */
export function chosenText({ title, selected, options }: FilterGroup): string {
  return `${title}: ${options.find(({ id }) => id === selected)?.title ?? 'выбрано'}`
}

/**
 * «12 с такими проектами», which is more than the participants of the rating of such projects; «12» for a place; in a tier
 * without such agencies, «0 в этом сегменте, 4 во всех».
 */
export function optionCount({ count, all_tiers }: FilterGroup['options'][number], key: string): string {
  return count > 0 || !all_tiers
    ? formatNumber(count) + (isPlace(key) ? '' : ` с${NBSP}такими проектами`)
    : `0 в${NBSP}этом сегменте, ${formatNumber(all_tiers)} во${NBSP}всех`
}
