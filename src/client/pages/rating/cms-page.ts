import { buildRatingPath } from '#domain/paths/rating-path.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

/** The rating of content systems: same addresses, different rows, hence separate views and chunks. */
export const cmsRatingPage = definePage({
  name: 'rating',
  accepts: ({ type }) => type === 'cms',
  header: 'rating-page-main-info',
  drawnOnly: ['demand-dynamics'],
  calls: params => {
    const path = buildRatingPath(params)
    return [
      callRequest('rating-page-main-info', { path }),
      callRequest('rating-tags', { path }),
      callRequest('demand-dynamics', { path }),
    ]
  },
  tags: ({ type }) => [`rating:${type}`],
  views: {
    desktop: lazyModule(() => import('./cms-desktop.tsx')),
    mobile: lazyModule(() => import('./cms-mobile.tsx')),
  },
})
