import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const promoAwardPage = definePage({
  name: 'promo-award',
  header: 'promo-award',
  drawnOnly: ['promo-award'],
  calls: ({ year, nomination }) => [callRequest('promo-award', { year, nomination })],
  tags: () => ['promo'],
  views: bothDevices(lazyModule(() => import('./award-view.tsx'))),
})
