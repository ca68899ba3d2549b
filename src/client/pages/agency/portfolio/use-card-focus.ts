import { useEffect, useRef } from 'react'

/** The keyboard goes on from the card of the project that was closed. */
export function useCardFocus(project: string | undefined): void {
  const shown = useRef(project)
  useEffect(() => {
    const closed = shown.current
    shown.current = project
    if (closed === undefined || project !== undefined) return
    document.querySelector<HTMLElement>(`[data-project="${closed}"] a`)?.focus({ preventScroll: true })
  }, [project])
}
