import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const BY_KEY = { kind: 'private', query: ['sent'], tags: () => [] } as const
const SUBSCRIPTION = {
  ...BY_KEY,
  header: 'subscription',
  calls: ({ key }: { key: string }) => [callRequest('subscription', { key })],
} as const

export const confirmPages = definePages({
  'message-confirm': {
    ...BY_KEY,
    header: 'message',
    calls: ({ key }) => [callRequest('message', { key })],
    views: bothDevices(lazyModule(() => import('./message-confirm.tsx'))),
  },
  'subscription-confirm': {
    ...SUBSCRIPTION,
    views: bothDevices(lazyModule(() => import('./subscription-confirm.tsx'))),
  },
  'subscription-end': { ...SUBSCRIPTION, views: bothDevices(lazyModule(() => import('./subscription-end.tsx'))) },
})
