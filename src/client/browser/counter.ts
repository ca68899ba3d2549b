import type { SentKind } from '#domain/counter/kinds.ts'
import { untilLoaded } from '../app/chunk-loader.ts'
import type { ResolvedPage } from '../app/page.ts'

const ADDRESS = '/api/count-events'
const SEND_MS = 15_000
/** The first seconds belong to the page. */
const WATCH_MS = 2_000

interface Pages {
  readonly current: ResolvedPage
  subscribe: (listener: () => void) => unknown
}

/** The page that events happen on; empty where nothing is counted. */
let path = ''
let events: { kind: SentKind; subject: string | undefined; path: string }[] = []

/** Counts an act on the current page. Only the act is sent: no cookie, no identifier. */
export function countEvent(kind: SentKind, subject?: string): void {
  if (path !== '') events.push({ kind, subject, path })
}

function send(): void {
  if (events.length === 0) return
  // New for each batch, so that one delivered twice counts once.
  const body = JSON.stringify({ id: `${Math.random()}`, events })
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
  events = []
}

/** Does nothing for visitors who ask not to be counted (Global Privacy Control). `isCounted` is of the current page. */
export function connectCounter(pages: Pages, isCounted: () => boolean): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  let shown = ''
  const look = async () => {
    const { pathname, page } = pages.current
    path = isCounted() ? pathname : ''
    if (shown !== pathname) countEvent('page')
    shown = pathname
    setTimeout(lookForAds, WATCH_MS)
    if (page.name === 'search' || page.name === 'compare') (await loadActs()).countQuestion(pages.current)
  }
  look()
  pages.subscribe(look)
  setInterval(send, SEND_MS)
  // Captured, because the page's own handlers change what was pressed.
  document.addEventListener('click', countPress, true)
  document.addEventListener('auxclick', countPress, true)
  // When the page is hidden, for good or not; a page that comes back has nothing to send.
  document.addEventListener('visibilitychange', send)
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
