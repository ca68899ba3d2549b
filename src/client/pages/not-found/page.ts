import { lazyModule } from '../../app/lazy-module.ts'
import { type AnyPage, bothDevices } from '../../app/page.ts'

/** Shown in place of a page that is not there; it has no path of its own, so its name is never looked up. */
export const notFoundPage: AnyPage = {
  name: 'main',
  calls: () => [],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
}
