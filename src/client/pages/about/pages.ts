import { href } from '#domain/paths/paths.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { definePages } from '../../app/page.ts'
import { copyView, textView } from '../../features/article/text-view.ts'
import { callRequest } from '../../store/remote.ts'

export const aboutPages = definePages({
  about: {
    kind: 'page',
    header: 'about-page',
    drawnOnly: ['about-page', 'press-page'],
    calls: () => [callRequest('about-page', { path: href('about') }), callRequest('press-page', {})],
    tags: () => ['articles', 'catalog'],
    views: textView(lazyModule(() => import('./about.tsx'))),
  },
  'about-plans': {
    kind: 'page',
    header: 'about-plans',
    drawnOnly: ['about-plans'],
    calls: () => [callRequest('about-plans', {})],
    tags: () => ['articles'],
    views: textView(lazyModule(() => import('./plans.tsx'))),
  },
  'about-team': {
    kind: 'page',
    header: 'about-team',
    drawnOnly: ['about-team'],
    calls: () => [callRequest('about-team', {})],
    tags: () => ['articles'],
    views: textView(lazyModule(() => import('./team.tsx'))),
  },
  press: {
    kind: 'page',
    header: 'press-page',
    drawnOnly: ['press-page'],
    calls: () => [callRequest('press-page', {})],
    tags: () => ['articles', 'catalog'],
    views: copyView(lazyModule(() => import('./press-kit.tsx'))),
  },
})
