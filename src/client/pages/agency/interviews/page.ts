import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { interviewsParams } from './interviews-params.ts'

export const agencyInterviewsPage = definePage({
  name: 'agency-interviews',
  header: 'agency-header',
  query: ['next'],
  calls: ({ agency }, query) => [
    callRequest('agency-header', { agency }),
    callRequest('agencies-interviews', interviewsParams(agency, query)),
  ],
  tags: ({ agency }) => [`agency:${agency}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
