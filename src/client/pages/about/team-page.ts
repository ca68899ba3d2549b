import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const teamPage = definePage({
  name: 'about-team',
  header: 'about-team',
  drawnOnly: ['about-team'],
  calls: () => [callRequest('about-team', {})],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./team-view.tsx'))),
})
