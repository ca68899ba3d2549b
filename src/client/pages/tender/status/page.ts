import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

const VIEW = { module: 'src/client/pages/tender/status/view.tsx', load: () => import('./view.tsx') }

export const tenderStatusPage = definePage({
  name: 'tender-status',
  header: 'tender-status',
  query: ['sent'],
  calls: ({ key }) => [callRequest('tender-status', { key })],
  tags: () => [],
  isPrivate: true,
  isHydratedLater: true,
  views: { desktop: VIEW, mobile: VIEW },
})
