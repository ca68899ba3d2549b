import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/review-request/help-view.tsx', load: () => import('./help-view.tsx') }

export const reviewRequestHelpPage = definePage({
  name: 'review-request-help',
  header: 'review-req-help',
  calls: () => [callRequest('review-req-help', {})],
  tags: () => ['texts'],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
