import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const profilePages = definePages({
  'profile-add': {
    kind: 'form',
    header: null,
    query: ['sent'],
    calls: () => [callRequest('how-to-get-into-ratings', {})],
    tags: () => ['texts'],
    views: bothDevices(lazyModule(() => import('./profile-add.tsx'))),
  },
})
