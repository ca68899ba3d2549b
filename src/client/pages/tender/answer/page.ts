import { lazyModule } from '../../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const tenderAnswerPage = definePage({
  name: 'tender-answer',
  header: 'tender-request',
  query: ['sent'],
  calls: ({ key }) => [callRequest('tender-request', { key })],
  tags: () => [],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
