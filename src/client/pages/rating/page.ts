import { FILTER_KEYS } from '#domain/rating/rating-filters.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { filtersOf, pickerRequest, ratingRequest, WHY, whyRequest } from './rating-query.ts'

export const ratingPage = definePage({
  name: 'rating',
  header: 'rating-page-main-info',
  drawnOnly: [
    'picker',
    'rating-additional-info',
    'demand-dynamics',
    'how-to-get-into-ratings',
    'rating-tags',
    '/v2/ratingExperts',
  ],
  query: [...FILTER_KEYS, WHY, 'budget', 'deadline'],
  calls: (params, query) => {
    const request = ratingRequest(params, filtersOf(query))
    const { path } = request
    const why = whyRequest(params, query)
    return [
      callRequest('rating-page-main-info', request),
      callRequest('rating-page-filters', request),
      callRequest('picker', pickerRequest(params, query)),
      callRequest('rating-page-sponsors', { path }),
      callRequest('rating-page-responses', { path }),
      callRequest('rating-tags', { path }),
      callRequest('demand-dynamics', { path }),
      callRequest('/v2/ratingExperts', { path }),
      callRequest('how-to-get-into-ratings', { type: params.type }),
      ...(params.slice?.kind === 'system' ? [callRequest('rating-page-partners', { system: params.slice.slug })] : []),
      ...(why ? [callRequest('rating-additional-info', why)] : []),
    ]
  },
  tags: ({ type }) => [`rating:${type}`],
  views: {
    desktop: lazyModule(() => import('./desktop.tsx')),
    mobile: lazyModule(() => import('./mobile.tsx')),
  },
})
