import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const VIEW = { module: 'src/client/pages/profile-add/view.tsx', load: () => import('./view.tsx') }

export const profileAddPage = definePage({
  name: 'profile-add',
  query: ['sent'],
  calls: () => [callRequest('how-to-get-into-ratings', {})],
  tags: () => ['texts'],
  isHydratedLater: true,
  views: { desktop: VIEW, mobile: VIEW },
})
