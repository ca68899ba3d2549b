import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { searchParams } from './search-params.ts'

export const searchPages = definePages({
  search: {
    kind: 'page',
    header: null,
    query: ['q'],
    calls: (_, query) => [callRequest('agency-find', searchParams(query))],
    tags: () => ['search'],
    views: bothDevices(lazyModule(() => import('./search.tsx'))),
  },
})
