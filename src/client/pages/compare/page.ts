import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { comparisonParams, readComparison } from './compare-query.ts'

const view = { module: 'src/client/pages/compare/view.tsx', load: () => import('./view.tsx') }

export const comparePage = definePage({
  name: 'compare',
  query: ['ids', 'sort', 'tab', 'diff'],
  lists: ['ids'],
  calls: (_, query) => {
    const asked = readComparison(query)
    return asked.ids ? [callRequest('agency-compare-by-table', comparisonParams(asked.ids, asked))] : []
  },
  tags: () => ['compare'],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
