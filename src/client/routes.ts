import type { AnyPage } from './app/page.ts'
import { agencyPage } from './pages/agency/page.ts'
import { mainPage } from './pages/main/page.ts'
import { methodologyPage } from './pages/methodology/page.ts'
import { cmsRatingPage } from './pages/rating/cms-page.ts'
import { ratingPage } from './pages/rating/page.ts'
import { searchPage } from './pages/search/page.ts'

/**
 * Every page there is. A path without its page here answers 404, and nothing links to it.
 * Of two pages with one name the earlier that accepts the address shows it.
 */
export const routes: readonly AnyPage[] = [mainPage, cmsRatingPage, ratingPage, methodologyPage, agencyPage, searchPage]
