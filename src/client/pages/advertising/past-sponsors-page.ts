import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const advertisingPastSponsorsPage = definePage({
  name: 'advertising-past-sponsors',
  header: 'advertising-past-sponsors',
  drawnOnly: ['advertising-past-sponsors'],
  calls: () => [callRequest('advertising-past-sponsors', {})],
  tags: () => ['advertising'],
  views: bothDevices(lazyModule(() => import('./past-sponsors-view.tsx'))),
})
