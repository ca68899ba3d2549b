import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const promoPage = definePage({
  name: 'promo',
  header: 'promo-page',
  drawnOnly: ['promo-page'],
  calls: () => [callRequest('promo-page', {})],
  tags: () => ['promo'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
