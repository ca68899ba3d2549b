import { lazyModule } from '../../app/lazy-module.ts'
import { type AnyPage, bothDevices } from '../../app/page.ts'

/** Shown in place of a private page whose key nobody has; it has no path of its own, so its name is never looked up. */
export const lostLinkPage: AnyPage = {
  name: 'main',
  calls: () => [],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
}
