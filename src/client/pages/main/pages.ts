import { ALL_RATINGS } from '#domain/counter/demand.ts'
import { SUGGESTED_PHRASE } from '#domain/picker/phrase-query.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const mainPages = definePages({
  main: {
    kind: 'page',
    header: null,
    drawnOnly: ['demand-dynamics', 'main-moves', 'main-prices', 'main-responses', 'cases-popular-list', 'news-main'],
    calls: () => [
      callRequest('picker', SUGGESTED_PHRASE),
      callRequest('picker-preview', SUGGESTED_PHRASE),
      callRequest('main-top', {}),
      callRequest('main-moves', {}),
      callRequest('main-prices', {}),
      callRequest('demand-dynamics', { path: ALL_RATINGS }),
      callRequest('main-responses', {}),
      callRequest('cases-popular-list', {}),
      callRequest('news-main', {}),
    ],
    tags: () => ['main', 'articles'],
    views: bothDevices(lazyModule(() => import('./parts/main-page.tsx'))),
  },
})
