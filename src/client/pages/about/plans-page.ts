import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const plansPage = definePage({
  name: 'about-plans',
  header: 'about-plans',
  drawnOnly: ['about-plans'],
  calls: () => [callRequest('about-plans', {})],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./plans-view.tsx'))),
})
