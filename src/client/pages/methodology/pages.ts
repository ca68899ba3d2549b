import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const methodologyPages = definePages({
  methodology: {
    kind: 'page',
    header: 'rating-page-main-info',
    calls: edition => {
      const path = buildRatingPath(edition)
      return [
        callRequest('rating-page-main-info', { path, methodology: true }),
        callRequest('/v2/ratingExperts', { path }),
      ]
    },
    tags: ({ type }) => [`rating:${type}`],
    views: bothDevices(lazyModule(() => import('./methodology.tsx'))),
  },
})
