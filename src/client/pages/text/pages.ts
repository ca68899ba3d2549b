import { href } from '#domain/paths/paths.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { definePages } from '../../app/page.ts'
import { textView } from '../../features/article/text-view.ts'
import { callRequest } from '../../store/remote.ts'

const text = (name: 'rules' | 'privacy' | 'consent') =>
  ({
    kind: 'page',
    header: 'about-page',
    drawnOnly: ['about-page'],
    calls: () => [callRequest('about-page', { path: href(name) })],
    tags: () => ['articles'],
    views: textView(lazyModule(() => import('./texts.tsx'))),
  }) as const

export const textPages = definePages({ rules: text('rules'), privacy: text('privacy'), consent: text('consent') })
