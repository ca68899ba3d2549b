import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const abcPages = definePages({
  abc: {
    kind: 'page',
    header: 'abc-list',
    calls: () => [callRequest('abc-list', {})],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
  },
  'abc-item': {
    kind: 'page',
    header: 'abc-get',
    isForReading: true,
    drawnOnly: ['abc-get'],
    calls: ({ slug }) => [callRequest('abc-get', { slug })],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./item-view.tsx'))),
  },
})
