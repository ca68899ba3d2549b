import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const agencyPage = definePage({
  name: 'agency',
  header: 'agency-header',
  calls: ({ agency }) => [callRequest('agency-header', { agency })],
  tags: ({ agency }) => [`agency:${agency}`],
  views: {
    desktop: { module: 'src/client/pages/agency/desktop.tsx', load: () => import('./desktop.tsx') },
    mobile: { module: 'src/client/pages/agency/mobile.tsx', load: () => import('./mobile.tsx') },
  },
})
