import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'

/** Shown by the service worker instead of a page that it has no copy of (src/client/worker/worker.ts). */
export const offlinePage = definePage({
  name: 'offline',
  calls: () => [],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
