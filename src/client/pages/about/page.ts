import { href } from '#domain/paths/paths.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

export const aboutPage = definePage({
  name: 'about',
  header: 'about-page',
  drawnOnly: ['about-page'],
  calls: () => [callRequest('about-page', { path: href('about') })],
  tags: () => ['articles', 'catalog'],
  views: bothDevices(lazyModule(() => import('./view.tsx'))),
})
