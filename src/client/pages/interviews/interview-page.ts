import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/interviews/interview-view.tsx', load: () => import('./interview-view.tsx') }

export const interviewPage = definePage({
  name: 'interview',
  header: 'agencies-interview',
  calls: ({ slug }) => [callRequest('agencies-interview', { slug })],
  tags: () => ['interviews'],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
