import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const cmsReviewPage = definePage({
  name: 'cms-review',
  // The call fails for a review of another system, so its failure is the page's.
  header: 'cms-review',
  calls: ({ cms, id }) => [callRequest('cms-header', { cms }), callRequest('cms-review', { cms, id })],
  tags: ({ cms }) => [`cms:${cms}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
