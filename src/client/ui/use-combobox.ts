import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { keyAction } from './combobox-keys.ts'

export type ComboboxOptions = {
  /** Whether the list is shown: depends on the caller's suggestions, not only on focus. */
  isOpen: boolean
  /** Enter picks the first option when none is highlighted, instead of submitting the form. */
  isFirstPicked?: boolean
  onType: (text: string) => void
  onOpen: () => void
  onClose: () => void
  /** Escape with no list to close. */
  onEscape?: (() => void) | undefined
}

export type Combobox = ReturnType<typeof useCombobox>

/** Behaviour of a text field with a list of links below it. Focus stays in the field; options are only highlighted. */
export function useCombobox({ isOpen, isFirstPicked = false, onType, onOpen, onClose, onEscape }: ComboboxOptions) {
  const [active, setActive] = useState<number | null>(null)
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]

  const close = () => {
    setActive(null)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyAction(event.key, { isOpen, active, count: options().length, isFirstPicked })
    if (action === null) return
    if (action.type === 'leave') {
      onEscape?.()
      return
    }
    // Escape would otherwise also empty the field, and Enter submit the form.
    event.preventDefault()
    if (action.type === 'close') close()
    else if (action.type === 'pick') options()[action.option]?.click()
    else {
      onOpen()
      setActive(action.option)
    }
  }
  return {
    isOpen,
    active,
    listId,
    list,
    options,
    close,
    onFocus: onOpen,
    onType: (text: string) => {
      setActive(null)
      onType(text)
    },
    onKeyDown,
    /** For the element around field and list. */
    closeOnLeave: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) close()
    },
  }
}
