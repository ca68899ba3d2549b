import { type RefObject, useEffect } from 'react'

/**
 * Closes the open `details` on Escape, on a click outside, when focus leaves and when a link in it is followed, which
 * browsers do not do.
 */
export function useClosingDetails(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const leave = new AbortController()
    const openOne = () => box.current?.querySelector<HTMLDetailsElement>('details[open]')
    const closeFromOutside = ({ target }: Event) => {
      const open = openOne()
      if (open && target instanceof Node && !open.contains(target)) open.open = false
    }
    const closeByEscape = ({ key }: KeyboardEvent) => {
      const open = openOne()
      if (key !== 'Escape' || !open) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    const closeByLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
      const open = openOne()
      const isLink = target instanceof Element && target.closest('a') !== null && open?.contains(target)
      if (!open || !isLink || ctrlKey || metaKey || shiftKey) return
      open.open = false
      open.querySelector('summary')?.focus()
    }
    document.addEventListener('click', closeByLink, leave)
    document.addEventListener('pointerdown', closeFromOutside, leave)
    document.addEventListener('focusin', closeFromOutside, leave)
    document.addEventListener('keydown', closeByEscape, leave)
    return () => leave.abort()
  }, [box])
}
