import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const researchPages = definePages({
  research: {
    kind: 'page',
    header: 'research-list',
    calls: () => [callRequest('research-list', {})],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
  },
  'research-item': {
    kind: 'page',
    header: 'research-get',
    isForReading: true,
    drawnOnly: ['research-get'],
    calls: ({ slug }) => [callRequest('research-get', { slug })],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./item-view.tsx'))),
  },
})
