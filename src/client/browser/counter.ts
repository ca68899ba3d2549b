import { untilLoaded } from '../app/chunk-loader.ts'
import { countEvent, countOn, isCountingRefused, sendEvents } from './count-event.ts'
import { onFirstMovement, type ShownPages } from './first-movement.ts'

const SEND_MS = 15_000

let path = ''
let isWatched = false

/** `isCounted` is of the current page. */
export function connectCounter(pages: ShownPages, isCounted: () => boolean): void {
  if (isCountingRefused()) return
  // Counted before the application loaded (src/client/reading.ts).
  let shown = document.documentElement.dataset.counted ?? ''
  const look = async () => {
    const { pathname, page } = pages.current
    path = isCounted() ? pathname : ''
    countOn(path)
    if (shown !== pathname) countEvent('page')
    shown = pathname
    if (isWatched) lookForAds()
    if (page.name === 'search' || page.name === 'compare') (await loadActs()).countQuestion(pages.current)
  }
  look()
  pages.subscribe(look)
  setInterval(sendEvents, SEND_MS)
  onFirstMovement(startWatching)
  // Captured, because the page's own handlers change what was pressed.
  document.addEventListener('click', countPress, true)
  document.addEventListener('auxclick', countPress, true)
  // A hidden page may never come back; one that does has nothing to send.
  document.addEventListener('visibilitychange', sendEvents)
}

/** Few pages and acts need it. */
const loadActs = () => untilLoaded(() => import('./counted-acts.ts'))

/** Advertisements are watched from the visitor's first movement on: code for it would delay the page. */
function startWatching(): void {
  if (isWatched) return
  isWatched = true
  lookForAds()
}

async function lookForAds(): Promise<void> {
  if (document.querySelector('[rel~=sponsored]')) (await loadActs()).watchAds(path)
}

async function countPress({ target, button }: MouseEvent): Promise<void> {
  // The right button opens a menu; the middle one opens a tab.
  if (button > 1) return
  const pressed = (target as Element).closest<HTMLElement>('[data-part],[data-count],[rel~=sponsored]')
  const expanded = pressed?.getAttribute('aria-expanded')
  if (pressed) (await loadActs()).countPress(pressed, expanded ?? null)
}
