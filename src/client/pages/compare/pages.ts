import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { comparisonParams, readComparison } from './compare-query.ts'

export const comparePages = definePages({
  compare: {
    kind: 'page',
    header: null,
    query: ['ids', 'sort', 'tab', 'diff', 'rating', 'budget', 'from'],
    lists: ['ids'],
    calls: (_, query) => {
      const asked = readComparison(query)
      return asked.ids
        ? [callRequest('agency-compare-by-table', comparisonParams(asked.ids, asked))]
        : [callRequest('main-top', {})]
    },
    tags: () => ['compare'],
    views: bothDevices(lazyModule(() => import('./compare-page.tsx'))),
  },
})
