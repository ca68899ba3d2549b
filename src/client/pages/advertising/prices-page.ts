import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const advertisingPricesPage = definePage({
  name: 'advertising-prices',
  header: 'advertising-price-data',
  query: ['sent'],
  calls: () => [callRequest('advertising-price-data', {})],
  tags: () => ['advertising'],
  views: bothDevices(lazyModule(() => import('./prices-view.tsx'))),
})
