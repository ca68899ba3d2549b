import type { PathName } from '#domain/paths/paths.ts'
import { type LazyModule, lazyModule } from '../app/lazy-module.ts'
import type { AnyPage } from '../app/page.ts'
import { mainPage } from '../pages/main/page.ts'
import { cmsRatingPage } from '../pages/rating/cms-page.ts'
import { ratingPage } from '../pages/rating/page.ts'

/**
 * Every page, here and in the files of this folder. A path without a page answers 404, and nothing links to it.
 * Of two pages with one name the first that accepts the address is shown.
 */
export const routes: readonly AnyPage[] = [mainPage, cmsRatingPage, ratingPage]

interface DeferredRoutes extends LazyModule<{ deferredRoutes: readonly AnyPage[] }> {
  has: (name: PathName) => boolean
}

/** Most visits begin with a rating, so other page objects are loaded with the first page of their family. */
export const DEFERRED_ROUTES: readonly DeferredRoutes[] = [
  {
    has: name => name.startsWith('agency') && name !== 'agency-responses',
    ...lazyModule(() => import('./agency.ts')),
  },
  { has: name => name.startsWith('cms'), ...lazyModule(() => import('./cms.ts')) },
  {
    has: name => /^(tender|profile-add|contacts|review-|compare|wall)/.test(name),
    ...lazyModule(() => import('./acting.ts')),
  },
  { has: () => true, ...lazyModule(() => import('./reading.ts')) },
]
