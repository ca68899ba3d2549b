import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const personInterviewPage = definePage({
  name: 'person-interview',
  header: 'person-interview',
  isForReading: true,
  drawnOnly: ['person-interview'],
  calls: ({ person }) => [callRequest('person-interview', { person })],
  tags: ({ person }) => [`person:${person}`, 'interviews'],
  views: bothDevices(lazyModule(() => import('./interview-view.tsx'))),
})
