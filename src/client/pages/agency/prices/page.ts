import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const agencyPricesPage = definePage({
  name: 'agency-prices',
  header: 'agency-header',
  calls: ({ agency }) => [callRequest('agency-header', { agency }), callRequest('agency-prices', { agency })],
  tags: ({ agency }) => [`agency:${agency}`],
  isHydratedLater: true,
  views: {
    desktop: { module: 'src/client/pages/agency/prices/desktop.tsx', load: () => import('./desktop.tsx') },
    mobile: { module: 'src/client/pages/agency/prices/mobile.tsx', load: () => import('./mobile.tsx') },
  },
})
