import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const page = {
  header: 'promo-page-awards',
  drawnOnly: ['promo-page-awards'],
  tags: () => ['promo'],
  views: bothDevices(lazyModule(() => import('./awards-view.tsx'))),
} as const

/** The latest award. */
export const promoAwardsPage = definePage({
  ...page,
  name: 'promo-awards',
  calls: () => [callRequest('promo-page-awards', {})],
})

export const promoAwardsYearPage = definePage({
  ...page,
  name: 'promo-awards-year',
  calls: ({ year }) => [callRequest('promo-page-awards', { year })],
})
