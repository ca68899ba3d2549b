import type { Ref } from 'react'
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
