import { untilLoaded } from '../app/chunk-loader.ts'
import type { ShownPages } from '../browser/first-movement.ts'
import type { AppStore } from '../store/make-store.ts'

/** Every page pays for these lines; the rest loads where analytics are configured and the visitor has agreed to them. */
export function connectAnalytics(pages: ShownPages, store: AppStore, isCounted: () => boolean): void {
  if (!store.getState().site.analytics) return
  const look = async () => {
    if (!store.getState().notices.cookieChoice?.analytics) return
    stopLooking()
    const { startAnalytics } = await untilLoaded(() => import('./start-analytics.ts'))
    startAnalytics(pages, store, isCounted)
  }
  const stopLooking = store.subscribe(look)
  look()
}
