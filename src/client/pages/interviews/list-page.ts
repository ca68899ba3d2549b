import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { interviewsRequest } from './interviews-query.ts'

export const interviewsPage = definePage({
  name: 'interviews',
  query: ['next'],
  calls: (_, query) => [callRequest('agencies-interviews', interviewsRequest(query))],
  tags: () => ['interviews'],
  views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
})
