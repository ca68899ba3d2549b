import { href } from '#domain/paths/paths.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePages } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const DRAWN = { kind: 'page' } as const

export const aboutPages = definePages({
  about: {
    ...DRAWN,
    header: 'about-page',
    drawnOnly: ['about-page'],
    calls: () => [callRequest('about-page', { path: href('about') })],
    tags: () => ['articles', 'catalog'],
    views: bothDevices(lazyModule(() => import('./view.tsx'))),
  },
  'about-plans': {
    ...DRAWN,
    header: 'about-plans',
    drawnOnly: ['about-plans'],
    calls: () => [callRequest('about-plans', {})],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./plans-view.tsx'))),
  },
  'about-team': {
    ...DRAWN,
    header: 'about-team',
    drawnOnly: ['about-team'],
    calls: () => [callRequest('about-team', {})],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./team-view.tsx'))),
  },
  press: {
    ...DRAWN,
    header: 'press-page',
    drawnOnly: ['press-page'],
    calls: () => [callRequest('press-page', {})],
    tags: () => ['articles', 'catalog'],
    views: bothDevices(lazyModule(() => import('./press-view.tsx'))),
  },
})
