import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/customer-responses/one-view.tsx', load: () => import('./one-view.tsx') }

export const customerResponsePage = definePage({
  name: 'customer-response',
  header: 'customer-review',
  calls: ({ agency, id }) => [callRequest('customer-review', { agency, id })],
  tags: ({ agency }) => ['responses', `agency:${agency}`],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
