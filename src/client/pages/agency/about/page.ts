import { PHRASE_KEYS } from '#domain/picker/phrase-query.ts'
import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { fitPhrase } from './fit-phrase.ts'
import { latestParams, summaryParams } from './review-params.ts'

export const agencyPage = definePage({
  name: 'agency',
  header: 'agency-header',
  query: PHRASE_KEYS,
  calls: ({ agency }, query) => [
    callRequest('agency-header', { agency }),
    callRequest('agency-fit', { agency, ...fitPhrase(query) }),
    callRequest('agency-works', { agency }),
    callRequest('reviews-count-and-filters', summaryParams(agency)),
    callRequest('agency-reviews', latestParams(agency)),
    callRequest('agency-presence-in-rating', { agency }),
    callRequest('agency-about', { agency }),
    callRequest('agency-clients', { agency }),
    callRequest('awards-win-projects', { agency }),
  ],
  tags: ({ agency }) => [`agency:${agency}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
