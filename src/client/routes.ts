import type { AnyPage } from './app/page.ts'
import { agencyPage } from './pages/agency/page.ts'
import { mainPage } from './pages/main/page.ts'
import { ratingPage } from './pages/rating/page.ts'
import { searchPage } from './pages/search/page.ts'

/** Every page there is. A path without its page here answers 404, and nothing links to it. */
export const routes: readonly AnyPage[] = [mainPage, ratingPage, agencyPage, searchPage]
