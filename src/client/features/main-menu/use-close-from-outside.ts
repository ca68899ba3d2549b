import { type RefObject, useEffect, useRef } from 'react'

/** Closes on Escape, on a click outside and when focus leaves. Escape returns focus to the opener. */
export function useCloseFromOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })

  useEffect(() => {
    if (!isOpen) return
    const leave = new AbortController()
    const closeIfOutside = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) close.current()
    }
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      const opener = box.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      close.current()
      opener?.focus()
    }
    document.addEventListener('pointerdown', closeIfOutside, leave)
    document.addEventListener('focusin', closeIfOutside, leave)
    document.addEventListener('keydown', closeByEscape, leave)
    return () => leave.abort()
  }, [box, isOpen])
}
