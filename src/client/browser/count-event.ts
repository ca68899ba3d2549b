import { MAX_EVENTS, type SentKind } from '#domain/counter/kinds.ts'

const ADDRESS = '/api/count-events'

/** The page that events happen on; empty where nothing is counted. */
let path = ''
const events: { kind: SentKind; subject: string | undefined; path: string }[] = []

/** Global Privacy Control: the visitor asks not to be counted. */
export const isCountingRefused = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Counts an act on the current page. Only the act is sent: no cookie, no identifier. */
export function countEvent(kind: SentKind, subject?: string): void {
  if (path !== '') events.push({ kind, subject, path })
}

/** In batches that the call takes; one event too many would cost them all. */
export function sendEvents(): void {
  while (events.length > 0) {
    // New for each batch, so that one delivered twice counts once.
    const body = JSON.stringify({ id: `${Math.random()}`, events: events.splice(0, MAX_EVENTS) })
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
  }
}

/** The page that later events happen on; empty where nothing is counted. */
export function countOn(pathname: string): void {
  path = pathname
}
