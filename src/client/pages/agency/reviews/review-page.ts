import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

/** One review; an id that belongs to another agency is a 404. */
export const agencyReviewPage = definePage({
  name: 'agency-review',
  header: 'agency-review',
  calls: ({ agency, id }) => [callRequest('agency-header', { agency }), callRequest('agency-review', { agency, id })],
  tags: ({ agency }) => [`agency:${agency}`],
  views: bothDevices(lazyModule(() => import('./review-view.tsx'))),
})
