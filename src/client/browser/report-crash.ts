import type { CallApi } from '#contract/index.ts'

const MAX_TEXT = 7_500

/**
 * Spec §7 defines the contents of a crash report. Sent by GET, best effort: a failed report must not cause a second
 * crash. The path is a parameter because a view may crash before `window.location` is updated.
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
