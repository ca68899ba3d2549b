import type { AnyPage } from '../../app/page.ts'

const view = { module: 'src/client/pages/server-error/view.tsx', load: () => import('./view.tsx') }

/** Shown when the server could not answer; it asks nothing, so it can always be shown. */
export const serverErrorPage: AnyPage = {
  name: 'main',
  calls: () => [],
  tags: () => [],
  views: { desktop: view, mobile: view },
}
