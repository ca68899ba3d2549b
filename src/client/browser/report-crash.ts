import type { CallApi } from '#contract/index.ts'

const MAX_TEXT = 7_500

/**
 * Spec §7: what a crash report holds. Sent by GET, best effort: a lost report must not make a second crash. The path
 * comes in, because a view may crash before the address of a move stands in the window.
 */
export function reportCrash(api: CallApi, path: string, error: Error, componentStack: string): void {
  const { scrollX, scrollY, history, document } = window
  const text = [
    String(error),
    componentStack,
    `scroll ${Math.round(scrollX)}, ${Math.round(scrollY)}`,
    `body ${document.body.clientWidth} x ${document.body.clientHeight}`,
    `history ${history.length}`,
  ].join('\n')
  api('send-js-log', { id: crypto.randomUUID(), path, text: text.slice(0, MAX_TEXT) }).catch(() => undefined)
}
