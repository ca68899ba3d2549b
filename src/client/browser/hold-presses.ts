/** Buttons, and links that become buttons (src/client/app/press-link.tsx). */
const CONTROLS = 'button, a[data-press]'

interface Press {
  control: HTMLElement
  parent: Element | null
  index: number
}

interface Coming {
  isStarting: () => boolean
  /** Until then, forms and links do what they do without the application. */
  areFilesHere: () => boolean
}

/** Keeps the last press of a control while the application starts. The returned function presses it for the application. */
export function holdPresses({ isStarting, areFilesHere }: Coming): () => Promise<void> {
  let held: Press | null = null
  const hold = (event: MouseEvent) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null
    held = null
    if (!control || !isStarting() || button !== 0 || ctrlKey || metaKey || shiftKey) return
    if (!areFilesHere() && !control.matches('[type=button]')) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const parent = control.parentElement
    held = { control, parent, index: [...(parent?.children ?? [])].indexOf(control) }
  }
  addEventListener('click', hold, true)

  return async () => {
    if (held) {
      // React hydrates the part around it at once. Nobody listens for this event.
      held.control.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
      await new Promise(resolve => setTimeout(resolve))
    }
    removeEventListener('click', hold, true)
    if (!held) return
    const { control, parent, index } = held
    // A link that has become a button is another element in the same place.
    const pressed = control.isConnected ? control : parent?.children[index]
    if (pressed instanceof HTMLElement) pressed.click()
  }
}
