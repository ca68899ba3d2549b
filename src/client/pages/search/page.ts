import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { searchParams } from './search-params.ts'

const view = { module: 'src/client/pages/search/view.tsx', load: () => import('./view.tsx') }

export const searchPage = definePage({
  name: 'search',
  query: ['q'],
  calls: (_, query) => [callRequest('agency-find', searchParams(query))],
  tags: () => ['search'],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
