import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const agencyFaqPage = definePage({
  name: 'agency-faq',
  header: 'agency-header',
  calls: ({ agency }) => [callRequest('agency-header', { agency }), callRequest('agency-about', { agency })],
  tags: ({ agency }) => [`agency:${agency}`],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
