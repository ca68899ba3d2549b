import type { CallName, Params } from '#contract/index.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages, type PageViews } from '../../app/page.ts'
import { copyView } from '../../features/article/text-view.ts'
import { callRequest } from '../../store/remote.ts'

/** A page drawn by the server from one call, which takes the parameters of the path. */
const drawn = <N extends CallName>(call: N, views: PageViews) =>
  ({
    kind: 'page',
    header: call,
    drawnOnly: [call],
    calls: (params: Params<N>) => [callRequest(call, params)],
    tags: () => ['promo'],
    views,
  }) as const

const awards = drawn('promo-page-awards', copyView(lazyModule(() => import('./awards.tsx'))))
const works = drawn('promo-page-best-works', copyView(lazyModule(() => import('./best-works.tsx'))))

export const promoPages = definePages({
  promo: drawn('promo-page', copyView(lazyModule(() => import('./nominations.tsx')))),
  /** Without a year, the latest. */
  'promo-awards': awards,
  'promo-awards-year': awards,
  'promo-best-works': works,
  'promo-best-works-year': works,
  /** The check page of a badge. */
  'promo-award': drawn('promo-award', copyView(lazyModule(() => import('./award.tsx')))),
  'promo-responses': {
    kind: 'form',
    header: 'promo-page-responses',
    query: ['sent'],
    calls: () => [callRequest('promo-page-responses', {})],
    tags: () => ['promo'],
    views: bothDevices(lazyModule(() => import('./responses/promo-responses.tsx'))),
  },
})
