import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { interviewsRequest } from './interviews-query.ts'

export const interviewPages = definePages({
  interviews: {
    kind: 'page',
    header: null,
    query: ['next'],
    calls: (_, query) => [callRequest('agencies-interviews', interviewsRequest(query))],
    tags: () => ['interviews'],
    views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
  },
  interview: {
    kind: 'page',
    header: 'agencies-interview',
    isForReading: true,
    drawnOnly: ['agencies-interview'],
    calls: ({ slug }) => [callRequest('agencies-interview', { slug })],
    tags: () => ['interviews'],
    views: bothDevices(lazyModule(() => import('./interview-view.tsx'))),
  },
})
