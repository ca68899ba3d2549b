import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'

/** Needs no calls: the shell already loads `contacts-info` for the footer. */
export const contactsPage = definePage({
  name: 'contacts',
  query: ['sent'],
  calls: () => [],
  tags: () => ['texts'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
