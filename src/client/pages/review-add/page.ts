import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const reviewAddPage = definePage({
  name: 'review-add',
  query: ['sent'],
  calls: ({ key }) => [callRequest('review-add-form', { key })],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
