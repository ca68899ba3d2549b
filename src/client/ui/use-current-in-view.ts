import { type RefObject, useEffect } from 'react'

/** Scrolls a horizontal row so that its `aria-current` item is centred. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | number | undefined): void {
  useEffect(() => {
    const box = row.current
    const item = current === undefined ? null : box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !item) return
    // `scrollIntoView` would scroll the page too.
    const { left, width } = item.getBoundingClientRect()
    const middle = box.getBoundingClientRect().left + box.clientWidth / 2
    box.scrollLeft += left + width / 2 - middle
  }, [row, current])
}
