import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const newsItemPage = definePage({
  name: 'news-item',
  header: 'news-one',
  isForReading: true,
  drawnOnly: ['news-one'],
  calls: ({ slug }) => [callRequest('news-one', { slug })],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./item-view.tsx'))),
})
