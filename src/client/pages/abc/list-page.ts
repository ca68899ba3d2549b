import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const abcPage = definePage({
  name: 'abc',
  header: 'abc-list',
  calls: () => [callRequest('abc-list', {})],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
})
