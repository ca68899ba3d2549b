import { type RefObject, useEffect, useRef } from 'react'
import { BOXES } from './selection-keys.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary'

const controlsIn = (box: ParentNode): HTMLElement[] =>
  [...box.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    control => control.tabIndex >= 0 && !control.matches(':disabled') && control.checkVisibility(),
  )

/**
 * The bar is at the end of the page, hundreds of controls behind the box that was ticked: Tab leads from the box to the
 * bar and from the bar's end to the control after the box, Shift and Tab the same way back.
 */
export function useTrayFocus(bar: RefObject<HTMLElement | null>): void {
  const ticked = useRef<HTMLInputElement | null>(null)
  useEffect(() => {
    // The bar appears with its first agency, whose box was ticked before this code was loaded.
    const { activeElement } = document
    if (activeElement instanceof HTMLInputElement && activeElement.matches(BOXES)) {
      ticked.current = activeElement
    }
    let isFresh = ticked.current !== null
    const remember = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(BOXES)) return
      ticked.current = target.checked ? target : null
      isFresh = target.checked
    }
    const lead = (event: KeyboardEvent) => {
      const box = ticked.current
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey || !box?.isConnected || !bar.current)
        return
      const own = controlsIn(bar.current)
      const next = nextOf(event, box, own, isFresh)
      if (event.target === box) isFresh = false
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('change', remember)
    document.addEventListener('keydown', lead)
    return () => {
      document.removeEventListener('change', remember)
      document.removeEventListener('keydown', lead)
    }
  }, [bar])
}

/** Where Tab leads from the ticked box or from an end of the bar; undefined elsewhere. */
function nextOf(
  { target, shiftKey }: KeyboardEvent,
  box: HTMLElement,
  own: readonly HTMLElement[],
  isFresh: boolean,
): HTMLElement | undefined {
  if (target === box) return isFresh && !shiftKey ? own[0] : undefined
  if (target === own[0] && shiftKey) return box
  if (target !== own.at(-1) || shiftKey) return undefined
  const all = controlsIn(document)
  return all[all.indexOf(box) + 1]
}
