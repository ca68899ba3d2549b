import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const subscriptionConfirmPage = definePage({
  name: 'subscription-confirm',
  header: 'subscription',
  query: ['sent'],
  calls: ({ key }) => [callRequest('subscription', { key })],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./confirm-view.tsx'))),
})
