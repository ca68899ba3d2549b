import { untilLoaded } from '../app/chunk-loader.ts'
import type { ResolvedPage } from '../app/page.ts'
import { countEvent, countOn, sendEvents } from './count-event.ts'

const SEND_MS = 15_000
/** The first seconds belong to the page. */
const WATCH_MS = 2_000

interface Pages {
  readonly current: ResolvedPage
  subscribe: (listener: () => void) => unknown
}

let path = ''

/** Does nothing for visitors who ask not to be counted (Global Privacy Control). `isCounted` is of the current page. */
export function connectCounter(pages: Pages, isCounted: () => boolean): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  let shown = ''
  const look = async () => {
    const { pathname, page } = pages.current
    path = isCounted() ? pathname : ''
    countOn(path)
    if (shown !== pathname) countEvent('page')
    shown = pathname
    setTimeout(lookForAds, WATCH_MS)
    if (page.name === 'search' || page.name === 'compare') (await loadActs()).countQuestion(pages.current)
  }
  look()
  pages.subscribe(look)
  setInterval(sendEvents, SEND_MS)
  // Captured, because the page's own handlers change what was pressed.
  document.addEventListener('click', countPress, true)
  document.addEventListener('auxclick', countPress, true)
  // When the page is hidden, for good or not; a page that comes back has nothing to send.
  document.addEventListener('visibilitychange', sendEvents)
}

/** Few pages and acts need it. */
const loadActs = () => untilLoaded(() => import('./counted-acts.ts'))

async function lookForAds(): Promise<void> {
  if (document.querySelector('[rel~=sponsored]')) (await loadActs()).watchAds(path)
}

async function countPress({ target }: Event): Promise<void> {
  const pressed = (target as Element).closest<HTMLElement>('[data-part],[data-count],[rel~=sponsored]')
  const expanded = pressed?.getAttribute('aria-expanded')
  if (pressed) (await loadActs()).countPress(pressed, expanded ?? null)
}
