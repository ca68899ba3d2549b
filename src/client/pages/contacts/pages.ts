import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { disputedPlace } from './dispute.ts'

export const contactPages = definePages({
  contacts: {
    kind: 'form',
    header: null,
    query: ['sent', 'rating', 'agency'],
    // The shell already loads `contacts-info` for the footer.
    calls: (_, query) => {
      const place = disputedPlace(query)
      return [callRequest('review-checks', {}), ...(place ? [callRequest('rating-additional-info', place)] : [])]
    },
    tags: () => ['texts', 'catalog'],
    views: bothDevices(lazyModule(() => import('./contacts.tsx'))),
  },
})
