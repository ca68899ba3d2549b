import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/persons/interview-view.tsx', load: () => import('./interview-view.tsx') }

export const personInterviewPage = definePage({
  name: 'person-interview',
  header: 'person-interview',
  calls: ({ person }) => [callRequest('person-interview', { person })],
  tags: ({ person }) => [`person:${person}`, 'interviews'],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
