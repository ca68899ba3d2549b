import { type RefObject, useEffect } from 'react'

/** Scrolls a horizontal row so that its `aria-current` item is centred, and so that the keyboard's focus is seen whole. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | number | undefined): void {
  useEffect(() => {
    const item = current === undefined ? null : row.current?.querySelector('[aria-current]')
    if (row.current && item) centre(row.current, item)
  }, [row, current])
  useEffect(() => {
    const box = row.current
    // Not under a pointer, which would lose what it presses.
    const follow = ({ target }: FocusEvent) => {
      if (box && target instanceof Element && target.matches(':focus-visible')) centre(box, target)
    }
    box?.addEventListener('focusin', follow)
    return () => box?.removeEventListener('focusin', follow)
  }, [row])
}

/** `scrollIntoView` would scroll the page too. */
function centre(box: HTMLElement, item: Element): void {
  const { left, width } = item.getBoundingClientRect()
  const middle = box.getBoundingClientRect().left + box.clientWidth / 2
  box.scrollLeft += left + width / 2 - middle
}
