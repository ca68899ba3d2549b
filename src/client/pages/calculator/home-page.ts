import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const calculatorPage = definePage({
  name: 'calculator',
  header: 'cost-services-list',
  calls: () => [callRequest('cost-services-list', {}), callRequest('cost-popular-queries', {})],
  tags: () => ['prices'],
  views: bothDevices(lazyModule(() => import('./home-view.tsx'))),
})
