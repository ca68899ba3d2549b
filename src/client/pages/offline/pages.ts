import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'

export const offlinePages = definePages({
  /** Shown by the service worker instead of a page that it has no copy of (src/client/worker/worker.ts). */
  offline: {
    kind: 'page',
    header: null,
    calls: () => [],
    tags: () => [],
    views: bothDevices(lazyModule(() => import('./offline.tsx'))),
  },
})
