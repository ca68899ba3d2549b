import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage, type ViewSource } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const subscriptionPage = (name: 'subscription-confirm' | 'subscription-end', view: ViewSource) =>
  definePage({
    name,
    header: 'subscription',
    query: ['sent'],
    calls: ({ key }) => [callRequest('subscription', { key })],
    tags: () => [],
    views: bothDevices(view),
  })

export const subscriptionConfirmPage = subscriptionPage(
  'subscription-confirm',
  lazyModule(() => import('./confirm-view.tsx')),
)
export const subscriptionEndPage = subscriptionPage(
  'subscription-end',
  lazyModule(() => import('./end-view.tsx')),
)
