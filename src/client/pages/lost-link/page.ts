import type { AnyPage } from '../../app/page.ts'

const view = { module: 'src/client/pages/lost-link/view.tsx', load: () => import('./view.tsx') }

/** Shown in place of a private page whose key nobody has; it has no path of its own, so its name is never looked up. */
export const lostLinkPage: AnyPage = {
  name: 'main',
  calls: () => [],
  tags: () => [],
  views: { desktop: view, mobile: view },
}
