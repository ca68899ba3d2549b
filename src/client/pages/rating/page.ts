import { buildRatingPath } from '#domain/rating-path.ts'
import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const ratingPage = definePage({
  name: 'rating',
  header: 'rating-page-main-info',
  calls: params => [callRequest('rating-page-main-info', { path: buildRatingPath(params) })],
  tags: ({ type }) => [`rating:${type}`],
  views: {
    desktop: { module: 'src/client/pages/rating/desktop.tsx', load: () => import('./desktop.tsx') },
    mobile: { module: 'src/client/pages/rating/mobile.tsx', load: () => import('./mobile.tsx') },
  },
})
