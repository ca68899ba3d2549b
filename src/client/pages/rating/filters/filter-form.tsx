import type { ReactNode } from 'react'
import type { FiltersObj } from '../../../store/rating/filters-slice.ts'
import { Select } from '../../../ui/select.tsx'
import styles from './filters.module.css'
import { type FilterGroup, optionCount } from './use-filters.ts'

interface FilterFormProps {
  id?: string
  path: string
  groups: readonly FilterGroup[]
  filters: FiltersObj
  /** Omit for an uncontrolled form. */
  onChange?: (key: string, value: number) => void
  children?: ReactNode
}

/** All filters as native selects, which suit phones and work without JavaScript. */
export function FilterForm({ id, path, groups, filters, onChange, children }: FilterFormProps) {
  return (
    <form id={id} className={styles.form} method="get" action={path}>
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
                label: `${option.title} (${optionCount(option)})`,
              })),
            ]}
          />
        )
      })}
      {children}
    </form>
  )
}
