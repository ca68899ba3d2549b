import { lazyModule } from '../../../app/lazy-module.ts'
import { definePage } from '../../../app/page.ts'
import { callRequest } from '../../../store/remote.ts'

export const cmsPage = definePage({
  name: 'cms',
  header: 'cms-header',
  calls: ({ cms }) => [callRequest('cms-header', { cms }), callRequest('cms-about', { cms })],
  tags: ({ cms }) => [`cms:${cms}`],
  views: {
    desktop: lazyModule(() => import('./desktop.tsx')),
    mobile: lazyModule(() => import('./mobile.tsx')),
  },
})
