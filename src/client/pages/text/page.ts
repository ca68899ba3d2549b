import { href, type PathName } from '#domain/paths/paths.ts'
import { lazyModule } from '../../app/lazy-module.ts'
import { bothDevices, definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const textPage = (name: Extract<PathName, 'rules' | 'privacy' | 'consent'>) =>
  definePage({
    name,
    header: 'about-page',
    drawnOnly: ['about-page'],
    calls: () => [callRequest('about-page', { path: href(name) })],
    tags: () => ['articles'],
    views: bothDevices(lazyModule(() => import('./view.tsx'))),
  })

export const rulesPage = textPage('rules')
export const privacyPage = textPage('privacy')
export const consentPage = textPage('consent')
