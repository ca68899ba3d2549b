import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const agencyPage = definePage({
  name: 'agency',
  header: 'agency-header',
  calls: ({ agency }) => [
    callRequest('agency-header', { agency }),
    callRequest('agency-about', { agency }),
    callRequest('agency-clients', { agency }),
    callRequest('agency-presence-in-rating', { agency }),
    callRequest('awards-win-projects', { agency }),
  ],
  tags: ({ agency }) => [`agency:${agency}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
