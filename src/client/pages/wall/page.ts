import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const WALL_PARAMS = { logos: true }

export const wallPage = definePage({
  name: 'wall',
  header: 'ratings',
  calls: () => [callRequest('ratings', WALL_PARAMS)],
  tags: () => ['wall'],
  isHydratedLater: true,
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
