import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const abcItemPage = definePage({
  name: 'abc-item',
  header: 'abc-get',
  isForReading: true,
  drawnOnly: ['abc-get'],
  calls: ({ slug }) => [callRequest('abc-get', { slug })],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./item-view.tsx'))),
})
