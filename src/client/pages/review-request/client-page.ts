import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { requestParams } from './request-params.ts'

export const reviewClientPage = definePage({
  name: 'review-client',
  query: ['agency', 'sent'],
  calls: (_, query) => [callRequest('review-req-form', requestParams(query))],
  tags: () => ['texts'],
  views: bothDevices(lazyModule(() => import('./client-view.tsx'))),
})
