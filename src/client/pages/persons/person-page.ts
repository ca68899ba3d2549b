import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const personPage = definePage({
  name: 'person',
  header: 'person-about',
  drawnOnly: ['person-about'],
  calls: ({ person }) => [callRequest('person-about', { person })],
  tags: ({ person }) => [`person:${person}`, 'articles'],
  views: bothDevices(lazyModule(() => import('./person-view.tsx'))),
})
