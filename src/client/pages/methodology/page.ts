import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const methodologyPage = definePage({
  name: 'methodology',
  header: 'rating-page-main-info',
  calls: edition => {
    const path = buildRatingPath(edition)
    return [
      callRequest('rating-page-main-info', { path, methodology: true }),
      callRequest('/v2/ratingExperts', { path }),
    ]
  },
  tags: ({ type }) => [`rating:${type}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
