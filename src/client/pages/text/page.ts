import { href, type PathName } from '#domain/paths/paths.ts'
import { definePage } from '../../app/page.ts'
import { callRequest } from '../../store/remote.ts'

const view = { module: 'src/client/pages/text/view.tsx', load: () => import('./view.tsx') }

const textPage = (name: Extract<PathName, 'rules' | 'privacy' | 'consent'>) =>
  definePage({
    name,
    header: 'about-page',
    calls: () => [callRequest('about-page', { path: href(name) })],
    tags: () => ['texts'],
    isHydratedLater: true,
    views: { desktop: view, mobile: view },
  })

export const rulesPage = textPage('rules')
export const privacyPage = textPage('privacy')
export const consentPage = textPage('consent')
