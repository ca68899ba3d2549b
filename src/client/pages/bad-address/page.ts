import { lazyModule } from '../../app/lazy-module.ts'
import { type AnyPage, bothDevices } from '../../app/page.ts'

/** The 400 page, for an address that cannot be decoded. It has no path, so its name is never looked up. */
export const badAddressPage: AnyPage = {
  name: 'main',
  calls: () => [],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
}
