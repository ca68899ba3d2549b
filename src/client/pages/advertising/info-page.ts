import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const advertisingPage = definePage({
  name: 'advertising',
  header: 'advertising-info',
  drawnOnly: ['advertising-info'],
  query: ['sent'],
  calls: () => [callRequest('advertising-info', {})],
  tags: () => ['advertising'],
  views: bothDevices(lazyModule(() => import('./info-view.tsx'))),
})
