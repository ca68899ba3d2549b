import type { CallApi } from '#contract/index.ts'
import { hideKeys } from '#domain/paths/hide-keys.ts'
import { makeProxiedClient } from '../api/http-client.ts'

const MAX_TEXT = 4_000
/** nginx refuses request lines of more than 8 KB, and each Russian letter takes six characters of an address. */
const MAX_QUERY = 6_000
const MAX_FRAMES = 8

/**
 * Spec §7 defines the contents of a crash report. Sent by GET, a long one by POST, best effort: a failed report must not
 * cause a second crash. The path is a parameter because a view may crash before `window.location` is updated.
 */
export function reportCrash(api: CallApi, path: string, error: Error, componentStack: string): void {
  const { scrollX, scrollY, history, document } = window
  const text = [
    String(error),
    ...framesOf(error),
    componentStack,
    `scroll ${Math.round(scrollX)}, ${Math.round(scrollY)}`,
    `body ${document.body.clientWidth} x ${document.body.clientHeight}`,
    `history ${history.length}`,
  ].join('\n')
  const report = { id: crypto.randomUUID(), path: hideKeys(path), text: hideKeys(text).slice(0, MAX_TEXT) }
  const isShort = new URLSearchParams(report).toString().length <= MAX_QUERY
  const post = makeProxiedClient({ fetch: window.fetch.bind(window) })
  const sent = isShort ? api('send-js-log', report) : post('/api/send-js-log', report)
  sent.catch(() => undefined)
}

/** Chrome repeats the message before them. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack
    .split('\n')
    .filter(line => /:\d+:\d+/.test(line))
    .slice(0, MAX_FRAMES)
