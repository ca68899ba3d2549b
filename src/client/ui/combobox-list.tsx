import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import type { Combobox } from './use-combobox.ts'

export type ComboboxListProps = {
  combobox: Combobox
  label: string
  className?: string | undefined
  children: ReactNode
}

export type ComboboxOptionProps = Omit<ComponentProps<'a'>, 'id' | 'role'> & {
  combobox: Combobox
  /** Position in the whole list, across groups. */
  index: number
}

export function ComboboxList({ combobox: { listId, list }, label, className, children }: ComboboxListProps) {
  return (
    <div className={className} id={listId} ref={list} role="listbox" aria-label={label}>
      {children}
    </div>
  )
}

/** A link, so that a click with a modifier key opens a tab. */
export function ComboboxOption({ combobox: { listId, active }, index, className, ...rest }: ComboboxOptionProps) {
  const isActive = index === active
  return (
    <a
      {...rest}
      id={`${listId}-${index}`}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classNames(`row-12 dense ${styles.option}`, className, isActive && styles.active)}
      // Otherwise the press would move focus out of the field and close the list before the click.
      onMouseDown={event => event.preventDefault()}
    />
  )
}
