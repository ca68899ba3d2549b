import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'

/** The contacts themselves stand in the footer of every page, so no call of its own is needed. */
export const contactsPage = definePage({
  name: 'contacts',
  query: ['sent'],
  calls: () => [],
  tags: () => ['texts'],
  isHydratedLater: true,
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
