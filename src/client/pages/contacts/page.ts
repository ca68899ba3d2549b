import { definePage } from '../../app/page.ts'

const VIEW = { module: 'src/client/pages/contacts/view.tsx', load: () => import('./view.tsx') }

/** The contacts themselves stand in the footer of every page, so no call of its own is needed. */
export const contactsPage = definePage({
  name: 'contacts',
  query: ['sent'],
  calls: () => [],
  tags: () => ['texts'],
  isHydratedLater: true,
  views: { desktop: VIEW, mobile: VIEW },
})
