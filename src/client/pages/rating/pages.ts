import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { FILTER_KEYS } from '#domain/rating/rating-filters.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages, type PageFacts } from '../../app/page.ts'
import { ratingRequest } from '../../features/rating-request/rating-request.ts'
import { callRequest } from '../../store/remote.ts'
import { OWN, ownRowRequest, pickerRequest, WHY, whyRequest } from './rating-query.ts'

type RatingFacts = PageFacts<'rating'>

const COMMON = {
  kind: 'read',
  header: 'rating-page-main-info',
  tags: ({ type }: { type: string }) => [`rating:${type}`],
} as const

/** Content systems: same addresses, different rows, hence separate views and chunks. */
const systems: RatingFacts = {
  ...COMMON,
  accepts: ({ type }) => type === 'cms',
  drawnOnly: ['demand-dynamics'],
  calls: params => {
    const path = buildRatingPath(params)
    return [
      callRequest('rating-page-main-info', { path }),
      callRequest('rating-tags', { path }),
      callRequest('demand-dynamics', { path }),
    ]
  },
  views: bothDevices(lazyModule(() => import('./cms/system-rating.tsx'))),
}

const agencies: RatingFacts = {
  ...COMMON,
  drawnOnly: [
    'picker',
    'rating-additional-info',
    'rating-own-row',
    'demand-dynamics',
    'how-to-get-into-ratings',
    'rating-tags',
    '/v2/ratingExperts',
    'rating-page-responses',
  ],
  query: [...FILTER_KEYS, WHY, OWN, 'budget', 'deadline'],
  calls: (params, query) => {
    const request = ratingRequest(params, query)
    const { path } = request
    const why = whyRequest(params, query)
    const own = ownRowRequest(params, query)
    return [
      callRequest('rating-page-main-info', request),
      callRequest('rating-page-filters', request),
      callRequest('rating-outside', request),
      callRequest('picker', pickerRequest(params, query)),
      callRequest('rating-page-sponsors', { path }),
      callRequest('rating-page-responses', { path }),
      callRequest('rating-tags', { path }),
      callRequest('demand-dynamics', { path }),
      callRequest('/v2/ratingExperts', { path }),
      callRequest('how-to-get-into-ratings', { type: params.type }),
      ...(params.slice?.kind === 'system' ? [callRequest('rating-page-partners', { system: params.slice.slug })] : []),
      ...(why ? [callRequest('rating-additional-info', why)] : []),
      ...(own ? [callRequest('rating-own-row', own)] : []),
    ]
  },
  views: {
    desktop: lazyModule(() => import('./desktop.tsx')),
    mobile: lazyModule(() => import('./mobile.tsx')),
  },
}

export const ratingPages = definePages({ rating: [systems, agencies] })
