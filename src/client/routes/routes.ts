import type { PathName } from '#domain/paths/paths.ts'
import type { AnyPage } from '../app/page.ts'
import { mainPage } from '../pages/main/page.ts'
import { cmsRatingPage } from '../pages/rating/cms-page.ts'
import { ratingPage } from '../pages/rating/page.ts'

/**
 * Every page there is, here and in later-routes/. A path without its page answers 404, and nothing links to it.
 * Of two pages with one name the earlier that accepts the address shows it.
 */
export const routes: readonly AnyPage[] = [mainPage, cmsRatingPage, ratingPage]

interface DeferredRoutes {
  module: string
  has: (name: PathName) => boolean
  load: () => Promise<{ deferredRoutes: readonly AnyPage[] }>
}

/** Most visits begin with a rating: the objects of other pages come with the first page of their family. */
export const DEFERRED_ROUTES: readonly DeferredRoutes[] = [
  {
    module: 'src/client/routes/agency.ts',
    has: name => name.startsWith('agency') && name !== 'agency-responses',
    load: () => import('./agency.ts'),
  },
  {
    module: 'src/client/routes/cms.ts',
    has: name => name.startsWith('cms'),
    load: () => import('./cms.ts'),
  },
  {
    module: 'src/client/routes/acting.ts',
    has: name => /^(tender|profile-add|contacts|review-|compare|wall)/.test(name),
    load: () => import('./acting.ts'),
  },
  { module: 'src/client/routes/reading.ts', has: () => true, load: () => import('./reading.ts') },
]
