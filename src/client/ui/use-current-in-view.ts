import { type RefObject, useEffect } from 'react'

/** A row that scrolls sideways shows its marked item, also when that one stands far to the right. */
export function useCurrentInView(row: RefObject<HTMLElement | null>, current: string | number | undefined): void {
  useEffect(() => {
    const box = row.current
    const item = current === undefined ? null : box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !item) return
    // Not `scrollIntoView`: that would move the page too.
    const { left, width } = item.getBoundingClientRect()
    const middle = box.getBoundingClientRect().left + box.clientWidth / 2
    box.scrollLeft += left + width / 2 - middle
  }, [row, current])
}
