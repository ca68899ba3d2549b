import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const cmsReviewPage = definePage({
  name: 'cms-review',
  // Without the review there is no page; that there is none of this system says the call itself.
  header: 'cms-review',
  calls: ({ cms, id }) => [callRequest('cms-header', { cms }), callRequest('cms-review', { cms, id })],
  tags: ({ cms }) => [`cms:${cms}`],
  isHydratedLater: true,
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
