import type { CHUNK_TIMEOUT_MS } from '../app/chunk-timeout.ts'

/** Buttons, and links that act in the page. */
const CONTROLS = 'button, a[data-press]'
/** Then the page answers without the application. Equal by type: importing the value would load the shell before the paint. */
const PATIENCE_MS: typeof CHUNK_TIMEOUT_MS = 30_000

/**
 * Keeps presses of controls until the application can answer them: without it some controls do nothing, others lead
 * elsewhere. The returned function repeats them, for the application or, if that cannot start, for the page alone.
 */
export function holdPresses(onPress: () => void): () => void {
  const held = new Set<HTMLElement>()
  let patience: ReturnType<typeof setTimeout> | undefined
  const release = async () => {
    clearTimeout(patience)
    removeEventListener('click', hold, true)
    const pressed = [...held]
    held.clear()
    for (const control of pressed) control.removeAttribute('aria-busy')
    for (const control of pressed) {
      // A detached link would still be followed.
      if (control.isConnected) control.click()
      // Each in a task of its own, as a visitor presses: it meets what the one before has changed.
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  const hold = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    if (!control || button !== 0 || ctrlKey || metaKey || shiftKey) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // Pressing again what does not answer is impatience: it counts once, or the second press would close the menu.
    held.delete(control)
    held.add(control)
    control.setAttribute('aria-busy', 'true')
    // Not later for each further press: an impatient visitor would wait forever.
    patience ??= setTimeout(release, PATIENCE_MS)
    onPress()
  }
  addEventListener('click', hold, true)
  return release
}
