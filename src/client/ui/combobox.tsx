import type { ComponentProps, ReactNode, Ref } from 'react'
import { classNames } from './class-names.ts'
import styles from './combobox.module.css'
import type { Combobox } from './use-combobox.ts'

export type ComboboxFieldProps = {
  combobox: Combobox
  name: string
  /** Accessible name and placeholder. */
  label: string
  value: string
  className?: string | undefined
  maxLength?: number
  enterKeyHint?: 'search'
  /** An ordinary search field to assistive technology: before hydration there is no list to announce. */
  isPlain?: boolean
  /** The page was opened to type here. */
  isFocused?: boolean
  ref?: Ref<HTMLInputElement> | undefined
}

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

export function ComboboxField(props: ComboboxFieldProps) {
  const { combobox, name, label, value, className, maxLength, enterKeyHint, isPlain = false, isFocused, ref } = props
  const { isOpen, active, listId } = combobox
  const roles = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? listId : undefined,
    'aria-activedescendant': isOpen && active !== null ? `${listId}-${active}` : undefined,
  } as const
  return (
    <input
      ref={ref}
      className={className}
      type="search"
      name={name}
      {...(!isPlain && roles)}
      maxLength={maxLength}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      {...(isFocused && { autoFocus: true })}
      enterKeyHint={enterKeyHint}
      value={value}
      onFocus={combobox.onFocus}
      onChange={event => combobox.onType(event.target.value)}
      onKeyDown={combobox.onKeyDown}
    />
  )
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
