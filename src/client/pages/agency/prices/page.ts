import { lazyModule } from '../../../app/lazy-module.ts'
import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const agencyPricesPage = definePage({
  name: 'agency-prices',
  header: 'agency-header',
  calls: ({ agency }) => [callRequest('agency-header', { agency }), callRequest('agency-prices', { agency })],
  tags: ({ agency }) => [`agency:${agency}`],
  views: {
    desktop: lazyModule(() => import('./desktop.tsx')),
    mobile: lazyModule(() => import('./mobile.tsx')),
  },
})
