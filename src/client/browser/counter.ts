import type { SentKind } from '#domain/counter/kinds.ts'
import { untilLoaded } from '../app/chunk-loader.ts'
import type { ResolvedPage } from '../app/page.ts'
import { adOf } from './ad-of.ts'

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
let timer: ReturnType<typeof setTimeout> | undefined
let events: { kind: SentKind; subject: string | undefined; path: string }[] = []

/** Counts an act on the current page. Only the act is sent: no cookie, no identifier. */
export function countEvent(kind: SentKind, subject?: string): void {
  if (path === '') return
  events.push({ kind, subject, path })
  timer ??= setTimeout(send, SEND_MS)
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  if (events.length === 0) return
  // New for each batch, so that one delivered twice counts once.
  const body = JSON.stringify({ id: `${Date.now()}-${Math.random()}`, events })
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
  events = []
}

/** Does nothing for visitors who ask not to be counted (Global Privacy Control). `isCounted` is of the current page. */
export function connectCounter(pages: Pages, isCounted: () => boolean): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  let shown = ''
  let asked = ''
  const look = () => {
    const { pathname, search, page } = pages.current
    path = isCounted() ? pathname : ''
    if (shown !== pathname) countEvent('page')
    shown = pathname
    const isSearch = page.name === 'search'
    const subject = `${new URLSearchParams(search).getAll(isSearch ? 'q' : 'ids')}`
    if (subject !== asked && (isSearch || page.name === 'compare'))
      countEvent(isSearch ? 'search' : 'compared', subject)
    asked = subject
    setTimeout(lookForAds, WATCH_MS)
  }
  look()
  pages.subscribe(look)
  // Captured, because the page's own handlers change what was pressed.
  document.addEventListener('click', countPress, true)
  document.addEventListener('auxclick', countPress, true)
  // When the page is hidden, for good or not; a page that comes back has nothing to send.
  document.addEventListener('visibilitychange', send)
}

async function lookForAds(): Promise<void> {
  if (!document.querySelector('[rel~=sponsored]')) return
  const { watchAds } = await untilLoaded(() => import('./watch-ads.ts'))
  watchAds(path, erid => countEvent('ad-seen', erid))
}

function countPress({ target }: Event): void {
  const pressed = (target as Element).closest<HTMLElement>('a, button[data-part]')
  if (!pressed) return
  const { part, count } = pressed.dataset
  const ad = adOf(pressed)
  if (ad) countEvent('ad-clicked', ad)
  else if (count) countEvent(count as SentKind)
  else if (part && pressed.getAttribute('aria-expanded') !== 'true') {
    countEvent(part === 'why' ? 'why-opened' : 'row-opened', pressed.getAttribute('value') ?? '')
  }
}
