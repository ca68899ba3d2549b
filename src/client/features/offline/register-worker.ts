import type { ShownPages } from '../../browser/first-movement.ts'
import { idle } from '../../browser/lay-out-parts.ts'
import type { AppStore } from '../../store/make-store.ts'
import type { KeepRequest } from '../../worker/worker.ts'

const SCRIPT = '/service-worker.js'

/** Spec §7: the script is fetched and registered; after everything the page itself loads. */
export async function registerWorker(pages: ShownPages, store: AppStore): Promise<void> {
  const { serviceWorker } = navigator
  if (!import.meta.env.PROD || !serviceWorker) return
  // A document that a worker answered is kept already; one that a new worker claimed later is not.
  let kept = isAnsweredByWorker() ? pages.current.pathname + pages.current.search : ''
  await pageLoaded()
  try {
    await serviceWorker.register(SCRIPT, { updateViaCache: 'none' })
  } catch {
    // Blocked site data or a lost network: the site works without it.
    return
  }
  const { active } = await serviceWorker.ready
  const keepCurrent = async () => {
    const { page, pathname, search } = pages.current
    if (pathname + search === kept || page.kind === 'private' || savesData()) return
    kept = pathname + search
    await idle()
    const request: KeepRequest = { keep: kept, device: store.getState().site.device }
    const worker = serviceWorker.controller ?? active
    worker?.postMessage(request)
  }
  keepCurrent()
  pages.subscribe(keepCurrent)
}

const isAnsweredByWorker = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return (navigation?.workerStart ?? 0) > 0
}

const pageLoaded = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise(resolve => addEventListener('load', resolve, { once: true }))
  await idle()
}

/** A copy costs the traffic of one more document. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true
