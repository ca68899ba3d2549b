import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

const VIEW = { module: 'src/client/pages/agency/contacts/view.tsx', load: () => import('./view.tsx') }

export const agencyContactsPage = definePage({
  name: 'agency-contacts',
  header: 'agency-header',
  query: ['sent'],
  calls: ({ agency }) => [callRequest('agency-header', { agency })],
  tags: ({ agency }) => [`agency:${agency}`],
  isHydratedLater: true,
  views: { desktop: VIEW, mobile: VIEW },
})
