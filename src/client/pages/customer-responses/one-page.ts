import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const customerResponsePage = definePage({
  name: 'customer-response',
  header: 'customer-review',
  calls: ({ agency, id }) => [callRequest('customer-review', { agency, id })],
  tags: ({ agency }) => ['responses', `agency:${agency}`],
  views: bothDevices(lazyModule(() => import('./one-view.tsx'))),
})
