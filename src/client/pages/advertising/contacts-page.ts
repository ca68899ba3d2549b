import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const advertisingContactsPage = definePage({
  name: 'advertising-contacts',
  header: 'advertising-contacts',
  drawnOnly: ['advertising-contacts'],
  calls: () => [callRequest('advertising-contacts', {})],
  tags: () => ['advertising', 'articles', 'texts'],
  views: bothDevices(lazyModule(() => import('./contacts-view.tsx'))),
})
