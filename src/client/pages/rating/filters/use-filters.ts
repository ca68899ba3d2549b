import { useEffect } from 'react'
import type { Answer } from '#contract/index.ts'
import { formatNumber, NBSP } from '#domain/numbers/numbers.ts'
import { chosenFilters, type FilterKey, filterSearch } from '#domain/rating/rating-filters.ts'
import { useAppDispatch, useCall } from '../../../store/hooks.ts'
import { sliceAdded } from '../../../store/make-store.ts'
import { type FiltersObj, filtersClearedAndChanged, filtersSlice } from '../../../store/rating/filters-slice.ts'
import { filtersOf } from '../rating-query.ts'
import { useRating } from '../use-rating.ts'

export type FilterGroup = Answer<'rating-page-filters'>['groups'][number]

export function useFilters() {
  const dispatch = useAppDispatch()
  const { path, request, filters, response } = useRating()
  const search = filterSearch(filters)
  const call = useCall('rating-page-filters', request)

  // The store follows the URL, which links, reloads and Back change too.
  useEffect(() => {
    dispatch(sliceAdded(filtersSlice))
    dispatch(filtersClearedAndChanged(filtersOf(new URLSearchParams(search))))
  }, [dispatch, search])

  const groups = (call.response?.groups ?? []).filter(({ options, selected }) => options.length > 1 || selected > 0)
  return { path, filters, groups, call, found: response?.found ?? 0, years: response?.years ?? [], search }
}

export const withoutFilter = (path: string, filters: FiltersObj, key: string): string =>
  path + filterSearch({ ...filters, [key]: 0 })

/** The filters to keep when this one changes, as hidden fields of its form. */
export const otherFilters = (filters: FiltersObj, key: string): [FilterKey, number][] =>
  chosenFilters(filters).filter(([other]) => other !== key)

/** «Платформа: 1С-Битрикс» */
export function chosenText({ title, selected, options }: FilterGroup): string {
  return `${title}: ${options.find(({ id }) => id === selected)?.title ?? 'выбрано'}`
}

/** «12»; in a tier without such agencies, «0 в этом сегменте, 4 во всех». */
export function optionCount({ count, all_tiers }: FilterGroup['options'][number]): string {
  return count > 0 || !all_tiers
    ? formatNumber(count)
    : `0 в${NBSP}этом сегменте, ${formatNumber(all_tiers)} во${NBSP}всех`
}
