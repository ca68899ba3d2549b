import type { CallName, Params } from '#contract/index.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

/** A page drawn by the server from one call, which takes the parameters of the path. */
const drawn = <N extends CallName>(call: N) =>
  ({
    kind: 'page',
    header: call,
    drawnOnly: [call],
    calls: (params: Params<N>) => [callRequest(call, params)],
    tags: () => ['promo'],
    views: bothDevices(lazyModule(() => import('./view.tsx'))),
  }) as const

export const promoPages = definePages({
  promo: drawn('promo-page'),
  /** Without a year, the latest. */
  'promo-awards': drawn('promo-page-awards'),
  'promo-awards-year': drawn('promo-page-awards'),
  'promo-best-works': drawn('promo-page-best-works'),
  'promo-best-works-year': drawn('promo-page-best-works'),
  /** The check page of a badge. */
  'promo-award': drawn('promo-award'),
  'promo-responses': {
    kind: 'form',
    header: 'promo-page-responses',
    query: ['sent'],
    calls: () => [callRequest('promo-page-responses', {})],
    tags: () => ['promo'],
    views: bothDevices(lazyModule(() => import('./responses/view.tsx'))),
  },
})
