import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { requestParams } from './request-params.ts'

const view = { module: 'src/client/pages/review-request/view.tsx', load: () => import('./view.tsx') }

export const reviewRequestPage = definePage({
  name: 'review-request',
  query: ['agency', 'sent'],
  calls: (_, query) => [callRequest('review-req-form', requestParams(query))],
  tags: () => ['texts'],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
