import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const advertisingReviewsPage = definePage({
  name: 'advertising-reviews',
  header: 'advertising-reviews',
  drawnOnly: ['advertising-reviews'],
  calls: () => [callRequest('advertising-reviews', {})],
  tags: () => ['advertising'],
  views: bothDevices(lazyModule(() => import('./reviews-view.tsx'))),
})
