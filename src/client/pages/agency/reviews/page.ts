import { lazyModule } from '../../../app/lazy-module.ts'
import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { REVIEW_KEYS, reviewsCalls } from './reviews-query.ts'

export const agencyReviewsPage = definePage({
  name: 'agency-reviews',
  header: 'agency-header',
  calls: ({ agency }, query) => [callRequest('agency-header', { agency }), ...reviewsCalls(agency, query)],
  query: REVIEW_KEYS,
  tags: ({ agency }) => [`agency:${agency}`],
  views: {
    desktop: lazyModule(() => import('./desktop.tsx')),
    mobile: lazyModule(() => import('./mobile.tsx')),
  },
})
