import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const promoResponsesPage = definePage({
  name: 'promo-responses',
  header: 'promo-page-responses',
  query: ['sent'],
  calls: () => [callRequest('promo-page-responses', {})],
  tags: () => ['promo'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
