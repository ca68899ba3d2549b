import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'
import { newsRequest } from './news-query.ts'

const views = bothDevices(lazyModule(() => import('./list-view.tsx')))

export const newsPage = definePage({
  name: 'news',
  header: 'news-list',
  query: ['next'],
  calls: (_, query) => [callRequest('news-list', newsRequest({}, query))],
  tags: () => ['articles'],
  views,
})

export const newsCategoryPage = definePage({
  name: 'news-category',
  header: 'news-list',
  query: ['next'],
  calls: (params, query) => [callRequest('news-list', newsRequest(params, query))],
  tags: () => ['articles'],
  views,
})
