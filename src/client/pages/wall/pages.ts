import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { WALL_PARAMS } from './wall-params.ts'

export const wallPages = definePages({
  wall: {
    kind: 'page',
    header: 'ratings',
    query: ['city', 'founded'],
    calls: () => [callRequest('ratings', WALL_PARAMS)],
    tags: () => ['wall'],
    views: bothDevices(lazyModule(() => import('./wall.tsx'))),
  },
})
