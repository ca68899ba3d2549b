import { FACTORS } from '#domain/rating/factors.ts'
import { OWN_MARKS } from '#domain/rating/own-marks.ts'
import { FILTER_KEYS } from '#domain/rating/rating-filters.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { ratingRequest } from '../../features/rating-request/rating-request.ts'
import { callRequest } from '../../store/remote.ts'
import { firmnessRequest } from './my-rating-request.ts'

export const myRatingPages = definePages({
  'my-rating': {
    kind: 'page',
    header: 'rating-my',
    // The factors are fields of the form without JavaScript, which the server turns into `w`.
    query: ['w', 'all', ...OWN_MARKS, ...FACTORS, ...FILTER_KEYS, 'budget'],
    calls: (params, query) => {
      const request = ratingRequest(params, query)
      return [
        callRequest('rating-my', request),
        callRequest('rating-my-firmness', firmnessRequest(params, query)),
        callRequest('rating-page-filters', request),
      ]
    },
    tags: ({ type }) => [`rating:${type}`],
    views: bothDevices(lazyModule(() => import('./my-rating.tsx'))),
  },
})
