import type { SentKind } from '#domain/counter/kinds.ts'
import type { PathName } from '#domain/paths/paths.ts'
import type { ResolvedPage } from '../app/page.ts'
import { adOf, watchAds } from './watch-ads.ts'

const ADDRESS = '/api/count-events'
const SEND_MS = 15_000
const MAX_EVENTS = 50

/** Pages whose query is counted, by its parameter. */
const QUESTIONS: Partial<Record<PathName, string>> = { search: 'q', compare: 'ids' }

interface SentEvent {
  kind: SentKind
  subject: string | undefined
  path: string
}

interface Pages {
  readonly current: ResolvedPage
  subscribe: (listener: () => void) => unknown
}

/** The page that events happen on; empty where nothing is counted. */
let path = ''
let timer: ReturnType<typeof setTimeout> | undefined
const waiting: SentEvent[] = []

/** Counts an act on the current page. Only the act is sent: no cookie, no identifier. */
export function countEvent(kind: SentKind, subject?: string): void {
  if (path === '') return
  waiting.push({ kind, subject, path })
  timer ??= setTimeout(send, SEND_MS)
}

function send(): void {
  clearTimeout(timer)
  timer = undefined
  while (waiting.length > 0) {
    const events = waiting.splice(0, MAX_EVENTS)
    // New for each batch, so that one delivered twice counts once. randomUUID would need a secure context.
    const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify({ id, events })], { type: 'application/json' }))
  }
}

/** Does nothing for visitors who ask not to be counted (Global Privacy Control). `isCounted` is of the current page. */
export function connectCounter(pages: Pages, isCounted: () => boolean): void {
  if ((navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) return
  const watch = watchAds(erid => countEvent('ad-seen', erid))
  let shown = ''
  let asked = ''
  const look = () => {
    const { pathname, search, page } = pages.current
    path = isCounted() ? pathname : ''
    const isNew = shown !== pathname
    if (isNew) countEvent('page')
    shown = pathname
    const key = QUESTIONS[page.name]
    const subjects = key ? new URLSearchParams(search).getAll(key).join() : ''
    if (subjects !== '' && asked !== subjects) {
      if (key === 'q') countEvent('search', subjects)
      else for (const id of subjects.split(',')) countEvent('compared', id)
    }
    asked = subjects
    watch(isNew)
  }
  look()
  pages.subscribe(look)
  // Captured, because the page's own handlers change what was pressed.
  for (const press of ['click', 'auxclick']) document.addEventListener(press, countPress, true)
  document.addEventListener('visibilitychange', () => document.hidden && send())
  window.addEventListener('pagehide', send)
}

function countPress({ target }: Event): void {
  const pressed = target instanceof Element ? target.closest<HTMLElement>('a, button[data-part]') : null
  if (!pressed) return
  const { part, count } = pressed.dataset
  const ad = adOf(pressed)
  if (part && pressed.getAttribute('aria-expanded') !== 'true') {
    countEvent(part === 'why' ? 'why-opened' : 'row-opened', (pressed as HTMLButtonElement).value)
  } else if (ad) countEvent('ad-clicked', ad)
  else if (count) countEvent(count as SentKind)
}
