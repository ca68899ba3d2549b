import type { CallName, Params } from '#contract/index.ts'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const views = bothDevices(lazyModule(() => import('./view.tsx')))

/** A page drawn by the server from one call, which takes the parameters of the path. */
const drawn = <P extends PathName, N extends CallName>(name: PathParams<P> extends Params<N> ? P : never, call: N) =>
  definePage({
    name,
    header: call,
    drawnOnly: [call],
    calls: params => [callRequest(call, params as Params<N>)],
    tags: () => ['promo'],
    views,
  })

export const promoPage = drawn('promo', 'promo-page')
/** Without a year, the latest. */
export const promoAwardsPage = drawn('promo-awards', 'promo-page-awards')
export const promoAwardsYearPage = drawn('promo-awards-year', 'promo-page-awards')
export const promoWorksPage = drawn('promo-best-works', 'promo-page-best-works')
export const promoWorksYearPage = drawn('promo-best-works-year', 'promo-page-best-works')
/** The check page of a badge. */
export const promoAwardPage = drawn('promo-award', 'promo-award')
