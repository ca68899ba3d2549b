import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { newsRequest } from './news-query.ts'

const LIST = {
  kind: 'page',
  header: 'news-list',
  query: ['next'],
  tags: () => ['articles'],
  views: bothDevices(lazyModule(() => import('./list-view.tsx'))),
} as const

export const newsPages = definePages({
  news: {
    ...LIST,
    calls: (_, query) => [callRequest('news-list', newsRequest({}, query))],
  },
  'news-category': {
    ...LIST,
    calls: (params, query) => [callRequest('news-list', newsRequest(params, query))],
  },
  'news-item': {
    kind: 'page',
    header: 'news-one',
    isForReading: true,
    drawnOnly: ['news-one'],
    calls: ({ slug }) => [callRequest('news-one', { slug })],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./item-view.tsx'))),
  },
})
