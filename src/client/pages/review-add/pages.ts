import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const reviewAddPages = definePages({
  'review-add': {
    kind: 'private',
    header: null,
    query: ['sent'],
    calls: ({ key }) => [callRequest('review-add-form', { key })],
    tags: () => [],
    views: bothDevices(lazyModule(() => import('./view.tsx'))),
  },
})
