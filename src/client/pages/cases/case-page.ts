import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const casePage = definePage({
  name: 'case',
  header: 'cases-get-item',
  drawnOnly: ['cases-get-item', 'cases-simmilar'],
  isForReading: true,
  calls: ({ id }) => [callRequest('cases-get-item', { id }), callRequest('cases-simmilar', { id })],
  tags: () => ['cases'],
  views: bothDevices(lazyModule(() => import('./case-view.tsx'))),
})
