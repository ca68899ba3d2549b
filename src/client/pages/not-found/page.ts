import type { AnyPage } from '../../app/page.ts'

const view = { module: 'src/client/pages/not-found/view.tsx', load: () => import('./view.tsx') }

/** Shown in place of a page that is not there; it has no path of its own, so its name is never looked up. */
export const notFoundPage: AnyPage = {
  name: 'main',
  calls: () => [],
  tags: () => [],
  views: { desktop: view, mobile: view },
}
