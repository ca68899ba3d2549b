import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const profileAddPage = definePage({
  name: 'profile-add',
  query: ['sent'],
  calls: () => [callRequest('how-to-get-into-ratings', {})],
  tags: () => ['texts'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
