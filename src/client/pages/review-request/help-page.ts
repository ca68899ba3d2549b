import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const reviewRequestHelpPage = definePage({
  name: 'review-request-help',
  header: 'review-req-help',
  drawnOnly: ['review-req-help'],
  calls: () => [callRequest('review-req-help', {})],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./help-view.tsx'))),
})
