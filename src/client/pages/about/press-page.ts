import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const pressPage = definePage({
  name: 'press',
  header: 'press-page',
  drawnOnly: ['press-page'],
  calls: () => [callRequest('press-page', {})],
  tags: () => ['articles', 'catalog'],
  views: bothDevices(lazyModule(() => import('./press-view.tsx'))),
})
