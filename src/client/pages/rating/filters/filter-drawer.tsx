import { useId } from 'react'
import type { FilterKey } from '#domain/rating/rating-filters.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import {
  type FiltersObj,
  filterChanged,
  filterCleared,
  filtersClearedAndChanged,
  filtersReset,
  selectFilters,
} from '../../../store/rating/filters-slice.ts'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { FilterForm } from './filter-form.tsx'
import type { FilterGroup } from './use-filters.ts'

interface FilterDrawerProps {
  isOpen: boolean
  path: string
  groups: readonly FilterGroup[]
  /** The active filters. */
  filters: FiltersObj
  onClose: () => void
}

/** Several filters at once: the page does not change before «Применить». */
export function FilterDrawer({ isOpen, path, groups, filters, onClose }: FilterDrawerProps) {
  const formId = useId()
  const chosen = useAppSelector(selectFilters)
  const dispatch = useAppDispatch()
  const change = (key: string, value: number) =>
    dispatch(value > 0 ? filterChanged({ key: key as FilterKey, value }) : filterCleared(key as FilterKey))
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
      <FilterForm id={formId} path={path} groups={groups} filters={chosen} onChange={change} />
    </Drawer>
  )
}
