import type { KeyboardEvent } from 'react'

const RELATIONS: Readonly<Record<string, string>> = { ArrowLeft: 'prev', ArrowRight: 'next' }

/** The arrow keys press the links to the neighbours. */
export function turnByArrows(event: KeyboardEvent<HTMLElement>): void {
  const relation = RELATIONS[event.key]
  if (relation === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const link = event.currentTarget.querySelector<HTMLElement>(`a[rel~="${relation}"]`)
  if (!link) return
  event.preventDefault()
  link.click()
}
