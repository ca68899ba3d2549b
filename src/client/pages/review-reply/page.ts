import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const reviewReplyPage = definePage({
  name: 'review-reply',
  query: ['sent'],
  calls: ({ key }) => [callRequest('review-reply-form', { key })],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
