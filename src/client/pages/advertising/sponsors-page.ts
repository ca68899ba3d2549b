import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const sponsorsPage = definePage({
  name: 'sponsors',
  header: 'advertising-past-sponsors',
  drawnOnly: ['advertising-past-sponsors'],
  calls: () => [callRequest('advertising-past-sponsors', {})],
  tags: () => ['advertising'],
  views: bothDevices(lazyModule(() => import('./sponsors-view.tsx'))),
})
