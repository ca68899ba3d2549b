import { holdPresses } from './browser/hold-presses.ts'
import { showStartFailure } from './browser/start-failure.ts'

// Fetches and starts the application once the page is painted, so that scripts do not compete with its text, styles and
// fonts. A page for reading does without it until its reader turns to a control. The server names the files:
// src/server/ssr/document.ts.

const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click']
const CONTROLS = 'a, button, input, select, textarea, summary'
/** Works as plain markup. */
const TEXT = 'main [data-drawn]'
/** A pointer on its way to the text passes over the header: 64 px in about this time at a thousand pixels a second. */
const DWELL_MS = 60
/** After everything has arrived: a page that can be painted is painted by then, also by a slow phone. */
const PAINTED_BY_MS = 1_000
/** After a failure; doubles with each. */
const RETRY_MS = 5_000

const {
  entry = '',
  files: named = '',
  reading,
} = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
/** Each after those which it imports. */
const files = named.split(' ')
let isStarting = false
let isReading = false
let failures = 0
let dwelling: ReturnType<typeof setTimeout> | undefined
let hideFailure = () => {}

async function start(): Promise<void> {
  if (isStarting) return
  isStarting = true
  for (const href of files) {
    const link = document.createElement('link')
    // Compiles it too, but runs nothing.
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  try {
    // One by one: together they would be one long task. Callers handle a file that failed to load.
    for (const file of files) await import(/* @vite-ignore */ file).catch(() => {})
    const application = (await import(/* @vite-ignore */ entry)) as typeof import('./entry-client.tsx')
    await application.start()
    hideFailure()
  } catch (error) {
    isStarting = false
    hideFailure()
    hideFailure = showStartFailure(String(error), start)
    setTimeout(start, RETRY_MS * 2 ** failures)
    failures += 1
  } finally {
    pressHeld()
  }
}

/** After a failure only its pause or the visitor starts it again. */
function startFirst(): void {
  if (failures === 0) start()
}

async function read(): Promise<void> {
  if (isReading) return
  isReading = true
  const { connectReading } = (await import(/* @vite-ignore */ reading ?? '')) as typeof import('./reading.ts')
  connectReading(start)
}

const isControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(CONTROLS) !== null && target.closest(TEXT) === null

function startOnDwell(event: Event): void {
  clearTimeout(dwelling)
  if (isControl(event)) dwelling = setTimeout(start, DWELL_MS)
}

function startOnFocus(event: Event): void {
  if (isControl(event)) start()
}

function onLife(act: () => void): void {
  const look = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) => {
    // Chrome also reports a pointer that rests where the page appeared.
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) act()
  }
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, look, { passive: true, capture: true })
}

const pressHeld = holdPresses(start)

if (reading !== undefined) {
  onLife(read)
  addEventListener('pointerover', startOnDwell, { passive: true })
  addEventListener('focusin', startOnFocus)
}
// A hidden page is not painted, and holds up nobody.
else if (document.visibilityState === 'hidden') start()
else {
  // A frame is on the screen well after its callbacks have run, so this waits for the paint itself.
  new PerformanceObserver(startFirst).observe({ type: 'paint', buffered: true })
  // Some browsers keep it secret, and an empty page has none.
  addEventListener('load', () => setTimeout(startFirst, PAINTED_BY_MS))
}
