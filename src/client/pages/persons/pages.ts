import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const personPages = definePages({
  person: {
    kind: 'page',
    header: 'person-about',
    drawnOnly: ['person-about'],
    calls: ({ person }) => [callRequest('person-about', { person })],
    tags: ({ person }) => [`person:${person}`, 'articles'],
    views: bothDevices(lazyModule(() => import('./person-view.tsx'))),
  },
  'person-interview': {
    kind: 'page',
    header: 'person-interview',
    isForReading: true,
    drawnOnly: ['person-interview'],
    calls: ({ person }) => [callRequest('person-interview', { person })],
    tags: ({ person }) => [`person:${person}`, 'interviews'],
    views: bothDevices(lazyModule(() => import('./interview-view.tsx'))),
  },
})
