import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

const VIEW = { module: 'src/client/pages/agency/reviews/review-view.tsx', load: () => import('./review-view.tsx') }

/** One review by its address; a number that is no review of this agency is no page. */
export const agencyReviewPage = definePage({
  name: 'agency-review',
  header: 'agency-review',
  calls: ({ agency, id }) => [callRequest('agency-header', { agency }), callRequest('agency-review', { agency, id })],
  tags: ({ agency }) => [`agency:${agency}`],
  isHydratedLater: true,
  views: { desktop: VIEW, mobile: VIEW },
})
