import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const reviewReplyPages = definePages({
  'review-reply': {
    kind: 'private',
    header: null,
    query: ['sent'],
    calls: ({ key }) => [callRequest('review-reply-form', { key })],
    tags: () => [],
    views: bothDevices(lazyModule(() => import('./view.tsx'))),
  },
})
