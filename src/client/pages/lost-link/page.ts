import { lazyModule } from '../../app/lazy-module.ts'
import { type AnyPage, bothDevices } from '../../app/page.ts'

/** Replaces a private page whose key is unknown. It has no path, so its name is never looked up. */
export const lostLinkPage: AnyPage = {
  name: 'main',
  calls: () => [],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
}
