import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const mainPage = definePage({
  name: 'main',
  calls: () => [
    callRequest('main-top', {}),
    callRequest('main-responses', {}),
    callRequest('cases-popular-list', {}),
    callRequest('news-main', {}),
  ],
  tags: () => ['main'],
  isHydratedLater: true,
  views: {
    desktop: { module: 'src/client/pages/main/desktop.tsx', load: () => import('./desktop.tsx') },
    mobile: { module: 'src/client/pages/main/mobile.tsx', load: () => import('./mobile.tsx') },
  },
})
