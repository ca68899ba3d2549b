import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const messagePages = definePages({
  'message-confirm': {
    kind: 'private',
    header: 'message',
    query: ['sent'],
    calls: ({ key }) => [callRequest('message', { key })],
    tags: () => [],
    views: bothDevices(lazyModule(() => import('./view.tsx'))),
  },
})
