import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/review-add/view.tsx', load: () => import('./view.tsx') }

export const reviewAddPage = definePage({
  name: 'review-add',
  query: ['sent'],
  calls: ({ key }) => [callRequest('review-add-form', { key })],
  tags: () => [],
  isPrivate: true,
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
