import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { REVIEWS_KEYS, reviewsIn, reviewsParams } from './reviews-query.ts'

export const cmsReviewsPage = definePage({
  name: 'cms-reviews',
  header: 'cms-header',
  query: REVIEWS_KEYS,
  calls: ({ cms }, query) => {
    const choice = reviewsIn(query)
    const params = reviewsParams(cms, choice)
    return [
      callRequest('cms-header', { cms }),
      callRequest('cms-reviews-count-and-filters', params),
      callRequest('cms-reviews', choice.next === undefined ? params : { ...params, next: choice.next }),
    ]
  },
  tags: ({ cms }) => [`cms:${cms}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
