import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const tenderStatusPage = definePage({
  name: 'tender-status',
  header: 'tender-status',
  query: ['sent'],
  calls: ({ key }) => [callRequest('tender-status', { key })],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
