import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const researchPage = definePage({
  name: 'research',
  header: 'research-list',
  calls: () => [callRequest('research-list', {})],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
})
