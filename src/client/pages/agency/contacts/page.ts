import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const agencyContactsPage = definePage({
  name: 'agency-contacts',
  header: 'agency-header',
  query: ['sent'],
  calls: ({ agency }) => [callRequest('agency-header', { agency })],
  tags: ({ agency }) => [`agency:${agency}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
