import type { CallName, Params } from '#contract/index.ts'
import type { PathName, PathParams } from '#domain/paths/paths.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage, type ViewSource } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

/** A page drawn by the server from one call, which takes the parameters of the path. */
const drawn = <P extends PathName, N extends CallName>(
  name: PathParams<P> extends Params<N> ? P : never,
  call: N,
  view: ViewSource,
) =>
  definePage({
    name,
    header: call,
    drawnOnly: [call],
    calls: params => [callRequest(call, params as Params<N>)],
    tags: () => ['promo'],
    views: bothDevices(view),
  })

const awards = lazyModule(() => import('./awards-view.tsx'))
const works = lazyModule(() => import('./works-view.tsx'))

export const promoPage = drawn(
  'promo',
  'promo-page',
  lazyModule(() => import('./view.tsx')),
)
/** Without a year, the latest. */
export const promoAwardsPage = drawn('promo-awards', 'promo-page-awards', awards)
export const promoAwardsYearPage = drawn('promo-awards-year', 'promo-page-awards', awards)
export const promoWorksPage = drawn('promo-best-works', 'promo-page-best-works', works)
export const promoWorksYearPage = drawn('promo-best-works-year', 'promo-page-best-works', works)
/** The check page of a badge. */
export const promoAwardPage = drawn(
  'promo-award',
  'promo-award',
  lazyModule(() => import('./award-view.tsx')),
)
