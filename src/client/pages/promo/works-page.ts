import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const page = {
  header: 'promo-page-best-works',
  drawnOnly: ['promo-page-best-works'],
  tags: () => ['promo'],
  views: bothDevices(lazyModule(() => import('./works-view.tsx'))),
} as const

/** The works of the latest award. */
export const promoWorksPage = definePage({
  ...page,
  name: 'promo-best-works',
  calls: () => [callRequest('promo-page-best-works', {})],
})

export const promoWorksYearPage = definePage({
  ...page,
  name: 'promo-best-works-year',
  calls: ({ year }) => [callRequest('promo-page-best-works', { year })],
})
