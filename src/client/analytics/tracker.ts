import { virtualPath } from '#domain/analytics/goals.ts'
import type { Carrier } from './carrier.ts'

/** A page-view tracker of the operator: one request per page view, goals as virtual pages (spec §7). */
export function trackerCarrier(url: string): Carrier {
  let isStopped = false
  const send = (view: Record<string, string>) => {
    if (isStopped) return
    const address = new URL(url)
    for (const [key, value] of Object.entries(view)) address.searchParams.set(key, value)
    // Without cookies, and finished even when the visitor leaves the page by this very click.
    // Without the page's address too, which is a secret behind a private link.
    const options = { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const
    fetch(address, options).catch(() => undefined)
  }
  return {
    name: 'tracker',
    readsPage: false,
    view: ({ pathname, title, referrer }) => send({ path: pathname, title, referrer }),
    reach: goal => send({ path: virtualPath(goal) }),
    stop: () => {
      isStopped = true
    },
  }
}
