import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const interviewPage = definePage({
  name: 'interview',
  header: 'agencies-interview',
  isForReading: true,
  drawnOnly: ['agencies-interview'],
  calls: ({ slug }) => [callRequest('agencies-interview', { slug })],
  tags: () => ['interviews'],
  views: bothDevices(lazyModule(() => import('./interview-view.tsx'))),
})
