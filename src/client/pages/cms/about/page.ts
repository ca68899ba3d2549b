import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const cmsPage = definePage({
  name: 'cms',
  header: 'cms-header',
  calls: ({ cms }) => [callRequest('cms-header', { cms }), callRequest('cms-about', { cms })],
  tags: ({ cms }) => [`cms:${cms}`],
  isHydratedLater: true,
  views: {
    desktop: { module: 'src/client/pages/cms/about/desktop.tsx', load: () => import('./desktop.tsx') },
    mobile: { module: 'src/client/pages/cms/about/mobile.tsx', load: () => import('./mobile.tsx') },
  },
})
