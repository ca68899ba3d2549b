import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

const VIEW = { module: 'src/client/pages/tender/answer/view.tsx', load: () => import('./view.tsx') }

export const tenderAnswerPage = definePage({
  name: 'tender-answer',
  header: 'tender-request',
  query: ['sent'],
  calls: ({ key }) => [callRequest('tender-request', { key })],
  tags: () => [],
  isPrivate: true,
  isHydratedLater: true,
  views: { desktop: VIEW, mobile: VIEW },
})
