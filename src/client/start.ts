// Loads the application once the page is painted, so that scripts do not compete with its text, styles and fonts.
// A page for reading does without it until its reader turns to a control. The server names the files:
// src/server/ssr/document.ts.

const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll']
const CONTROLS = 'a, button, input, select, textarea, summary'
/** Works as plain markup. */
const TEXT = '[data-dormant]'
/** A pointer on its way to the text passes over the header. */
const DWELL_MS = 60
/** After everything has arrived. */
const PAINTED_BY_MS = 1_000

const { entry = '', modules = '', reading } = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
let isLoading = false
let isReading = false
let dwelling: ReturnType<typeof setTimeout> | undefined

function load(): void {
  if (isLoading) return
  isLoading = true
  for (const href of modules.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  import(/* @vite-ignore */ entry)
}

async function readOnLife({ movementX, movementY }: Partial<MouseEvent>): Promise<void> {
  // Chrome also reports a pointer that rests where the page appeared.
  if (isReading || (movementX === 0 && movementY === 0)) return
  isReading = true
  const { connectReading } = (await import(/* @vite-ignore */ reading ?? '')) as typeof import('./reading.ts')
  connectReading(load)
}

const isControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null && target.closest(TEXT) === null

function loadOnDwell(event: Event): void {
  clearTimeout(dwelling)
  if (isControl(event)) dwelling = setTimeout(load, DWELL_MS)
}

function loadOnFocus(event: Event): void {
  if (isControl(event)) load()
}

if (reading !== undefined) {
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, readOnLife, { passive: true })
  addEventListener('pointerover', loadOnDwell, { passive: true })
  addEventListener('focusin', loadOnFocus)
}
// A hidden page is not painted.
else if (document.visibilityState === 'hidden') load()
// A frame is on the screen well after its callbacks have run, so this waits for the paint itself.
else {
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true })
  // Some browsers keep it secret, and an empty page has none.
  addEventListener('load', () => setTimeout(load, PAINTED_BY_MS))
}

export {}
