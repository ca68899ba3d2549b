import { lazyModule } from '../../app/lazy-module.ts'
import { type AnyPage, bothDevices } from '../../app/page.ts'

/** Shown when the server could not answer; it asks nothing, so it can always be shown. */
export const serverErrorPage: AnyPage = {
  name: 'main',
  calls: () => [],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
}
