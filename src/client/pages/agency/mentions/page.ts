import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'
import { mentionsParams } from './mentions-params.ts'

export const agencyMentionsPage = definePage({
  name: 'agency-mentions',
  header: 'agency-header',
  query: ['next'],
  calls: ({ agency }, query) => [
    callRequest('agency-header', { agency }),
    callRequest('agency-mentions', mentionsParams(agency, query)),
    callRequest('agencies-interviews', { agency }),
  ],
  tags: ({ agency }) => [`agency:${agency}`, 'articles'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
