import { useId } from 'react'
import type { FilterKey } from '#domain/rating/rating-filters.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/modal.tsx'
import { FilterForm } from './filter-form.tsx'
import {
  type FiltersObj,
  filterChanged,
  filterCleared,
  filtersClearedAndChanged,
  filtersMerged,
  filtersReset,
  selectFilters,
} from './filters-slice.ts'
import { type FilterGroup, isPlace } from './use-filters.ts'

interface FilterDrawerProps {
  isOpen: boolean
  path: string
  groups: readonly FilterGroup[]
  /** The active filters. */
  filters: FiltersObj
  budget: number | undefined
  onClose: () => void
}

/** Several filters at once: the page does not change before «Применить». */
export function FilterDrawer({ isOpen, path, groups, filters, budget, onClose }: FilterDrawerProps) {
  const formId = useId()
  const chosen = useAppSelector(selectFilters)
  const dispatch = useAppDispatch()
  const change = (key: FilterKey, value: number) => {
    if (value === 0) dispatch(filterCleared(key))
    // A city in another country would find nothing.
    else if (isPlace(key)) dispatch(filtersMerged({ countries: 0, cities: 0, [key]: value }))
    else dispatch(filterChanged({ key, value }))
  }
  const close = () => {
    dispatch(filtersClearedAndChanged(filters))
    onClose()
  }
  return (
    <Drawer
      from="bottom"
      title="Фильтры"
      isOpen={isOpen}
      onClose={close}
      footer={
        <>
          <Button tone="primary" type="submit" form={formId} onClick={() => requestAnimationFrame(onClose)}>
            Применить
          </Button>
          <Button tone="ghost" onClick={() => dispatch(filtersReset())}>
            Сбросить
          </Button>
        </>
      }
    >
      <FilterForm
        id={formId}
        path={path}
        groups={groups}
        filters={chosen}
        budget={budget}
        onChange={(key, value) => change(key as FilterKey, value)}
      />
    </Drawer>
  )
}
