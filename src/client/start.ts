import { holdPresses } from './browser/hold-presses.ts'

// Fetches the application once the page is painted, so that scripts do not compete with its text, styles and fonts, and
// starts it at the visitor's first sign of life, or once the page has been looked at for a while: loading a page holds up
// nobody. A page for reading does without it until its reader turns to a control. The server names the files: src/server/ssr/document.ts.

const SIGNS_OF_LIFE = ['pointermove', 'touchstart', 'keydown', 'scroll', 'focusin', 'click']
const CONTROLS = 'a, button, input, select, textarea, summary'
/** Works as plain markup. */
const TEXT = '[data-dormant]'
/** A pointer on its way to the text passes over the header. */
const DWELL_MS = 60
/** After everything has arrived. */
const PAINTED_BY_MS = 1_000
/** After the paint; a first press is answered sooner by an application that has started. */
const LOOKED_MS = 4_000

const {
  entry = '',
  files: named = '',
  reading,
} = document.querySelector<HTMLElement>('script[data-entry]')?.dataset ?? {}
/** Each after those which it imports. */
const files = named.split(' ')
let isFetching = false
let arrived = 0
let isStarting = false
let isReading = false
let dwelling: ReturnType<typeof setTimeout> | undefined

/** Compiles them too, but runs nothing. */
function fetchFiles(): void {
  if (isFetching) return
  isFetching = true
  for (const href of files) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.onload = () => {
      arrived += 1
    }
    document.head.append(link)
  }
}

async function start(): Promise<void> {
  if (isStarting) return
  isStarting = true
  fetchFiles()
  try {
    // One by one: together they would be one long task. Whoever needs a file that cannot be had deals with it.
    for (const file of files) await import(/* @vite-ignore */ file).catch(() => {})
    const application = (await import(/* @vite-ignore */ entry)) as typeof import('./entry-client.tsx')
    await application.start()
  } finally {
    pressHeld()
  }
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

/** A visitor whom the browser remembers has a selection, a draft or a choice to be shown; an address with a fragment asks for more than its page. */
function isAwaited(): boolean {
  try {
    return Boolean(location.hash || document.cookie || localStorage.length || sessionStorage.length)
  } catch {
    // Site data is blocked, so there is none.
    return false
  }
}

function startOncePainted(): void {
  let isPainted = false
  let isAlive = isAwaited()
  const onLook = () => {
    isAlive = true
    if (isPainted) start()
  }
  const onPaint = () => {
    isPainted = true
    if (isAlive) start()
    else fetchFiles()
    setTimeout(onLook, LOOKED_MS)
  }
  // A frame is on the screen well after its callbacks have run, so this waits for the paint itself.
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
  // Some browsers keep it secret, and an empty page has none.
  addEventListener('load', () => setTimeout(onPaint, PAINTED_BY_MS))
  onLife(onLook)
}

if (reading !== undefined) {
  onLife(read)
  addEventListener('pointerover', startOnDwell, { passive: true })
  addEventListener('focusin', startOnFocus)
}
// A hidden page is not painted, and holds up nobody.
else if (document.visibilityState === 'hidden') start()
else startOncePainted()

// Listens after the signs of life: a press that starts the application is held for it, too.
const pressHeld = holdPresses({ isStarting: () => isStarting, areFilesHere: () => arrived === files.length })
