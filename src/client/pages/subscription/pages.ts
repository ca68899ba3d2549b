import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const PRIVATE = {
  kind: 'private',
  header: 'subscription',
  query: ['sent'],
  calls: ({ key }: { key: string }) => [callRequest('subscription', { key })],
  tags: () => [],
} as const

export const subscriptionPages = definePages({
  'subscription-confirm': { ...PRIVATE, views: bothDevices(lazyModule(() => import('./confirm-view.tsx'))) },
  'subscription-end': { ...PRIVATE, views: bothDevices(lazyModule(() => import('./end-view.tsx'))) },
})
