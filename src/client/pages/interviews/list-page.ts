import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { interviewsRequest } from './interviews-query.ts'

const view = { module: 'src/client/pages/interviews/list-view.tsx', load: () => import('./list-view.tsx') }

export const interviewsPage = definePage({
  name: 'interviews',
  query: ['next'],
  calls: (_, query) => [callRequest('agencies-interviews', interviewsRequest(query))],
  tags: () => ['interviews'],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
