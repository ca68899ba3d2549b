import type { ReactNode } from 'react'
import { Select } from '../../../ui/select.tsx'
import styles from './filters.module.css'
import type { FiltersObj } from './filters-slice.ts'
import { type FilterGroup, optionCount } from './use-filters.ts'

interface FilterFormProps {
  id?: string
  path: string
  groups: readonly FilterGroup[]
  filters: FiltersObj
  /** Kept when the filters change. */
  budget: number | undefined
  /** Omit for an uncontrolled form. */
  onChange?: (key: string, value: number) => void
  children?: ReactNode
}

/** All filters as native selects, which suit phones and work without JavaScript. */
export function FilterForm({ id, path, groups, filters, budget, onChange, children }: FilterFormProps) {
  return (
    <form id={id} className={`stack-16 ${styles.form}`} method="get" action={path}>
      {groups.map(({ key, title, options }) => {
        const chosen = String(filters[key as keyof FiltersObj] || '')
        return (
          <Select
            key={key}
            name={key}
            label={title}
            {...(onChange
              ? { value: chosen, onChange: event => onChange(key, Number(event.target.value)) }
              : { defaultValue: chosen })}
            options={[
              { value: '', label: 'Не важно' },
              ...options.map(option => ({
                value: String(option.id),
                label: `${option.title} (${optionCount(option, key)})`,
              })),
            ]}
          />
        )
      })}
      {budget !== undefined && <input type="hidden" name="budget" value={budget} />}
      {children}
    </form>
  )
}
