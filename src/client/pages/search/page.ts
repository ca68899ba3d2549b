import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/search/view.tsx', load: () => import('./view.tsx') }

export const searchPage = definePage({
  name: 'search',
  query: ['q'],
  calls: (_, query) => [callRequest('agency-find', { q: (query.get('q') ?? '').slice(0, 100), limit: 30 })],
  tags: () => ['search'],
  views: { desktop: view, mobile: view },
})
