import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const messageConfirmPage = definePage({
  name: 'message-confirm',
  header: 'message',
  query: ['sent'],
  calls: ({ key }) => [callRequest('message', { key })],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
