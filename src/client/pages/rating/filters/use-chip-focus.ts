import { type RefObject, useEffect, useRef } from 'react'

const controlsIn = (box: HTMLElement): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>('a, button, summary')].filter(control => control.checkVisibility())

/** After a chip is removed, the focus moves to the next chip, or to the previous one. */
export function useChipFocus(box: RefObject<HTMLElement | null>, search: string): void {
  const removed = useRef<{ index: number; search: string } | null>(null)
  useEffect(() => {
    const bar = box.current
    const remember = ({ target }: Event) => {
      const chip = target instanceof Element && target.closest<HTMLElement>('a[rel="nofollow"]')
      if (bar && chip) removed.current = { index: controlsIn(bar).indexOf(chip), search }
    }
    bar?.addEventListener('click', remember)
    return () => bar?.removeEventListener('click', remember)
  }, [box, search])

  useEffect(() => {
    const chip = removed.current
    if (chip === null || chip.search === search || !box.current) return
    removed.current = null
    const { activeElement, body } = document
    if (activeElement !== body && activeElement?.id !== 'content') return
    const controls = controlsIn(box.current)
    ;(controls[chip.index] ?? controls.at(-1))?.focus({ preventScroll: true })
  }, [box, search])
}
