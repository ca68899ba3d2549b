import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/persons/person-view.tsx', load: () => import('./person-view.tsx') }

export const personPage = definePage({
  name: 'person',
  header: 'person-about',
  calls: ({ person }) => [callRequest('person-about', { person })],
  tags: ({ person }) => [`person:${person}`],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
