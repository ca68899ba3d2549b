import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/wall/view.tsx', load: () => import('./view.tsx') }

export const WALL_PARAMS = { logos: true }

export const wallPage = definePage({
  name: 'wall',
  header: 'ratings',
  calls: () => [callRequest('ratings', WALL_PARAMS)],
  tags: () => ['wall'],
  isHydratedLater: true,
  views: { desktop: view, mobile: view },
})
