import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const researchItemPage = definePage({
  name: 'research-item',
  header: 'research-get',
  isForReading: true,
  drawnOnly: ['research-get'],
  calls: ({ slug }) => [callRequest('research-get', { slug })],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./item-view.tsx'))),
})
