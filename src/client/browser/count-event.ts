import type { SentKind } from '#domain/counter/kinds.ts'

const ADDRESS = '/api/count-events'

/** The page that events happen on; empty where nothing is counted. */
let path = ''
let events: { kind: SentKind; subject: string | undefined; path: string }[] = []

/** Global Privacy Control: the visitor asks not to be counted. */
export const isCountingRefused = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true

/** Counts an act on the current page. Only the act is sent: no cookie, no identifier. */
export function countEvent(kind: SentKind, subject?: string): void {
  if (path !== '') events.push({ kind, subject, path })
}

/** One batch; nothing while there is nothing to send. */
export function sendEvents(): void {
  if (events.length === 0) return
  // New for each batch, so that one delivered twice counts once.
  const body = JSON.stringify({ id: `${Math.random()}`, events })
  navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }))
  events = []
}

/** The page that later events happen on; empty where nothing is counted. */
export function countOn(pathname: string): void {
  path = pathname
}
