import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/review-reply/view.tsx', load: () => import('./view.tsx') }

export const reviewReplyPage = definePage({
  name: 'review-reply',
  query: ['sent'],
  calls: ({ key }) => [callRequest('review-reply-form', { key })],
  tags: () => [],
  isPrivate: true,
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
