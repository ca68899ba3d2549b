import type { PathName } from '#domain/paths/paths.ts'
import type { AnyPage, FamilyPages } from './app/page.ts'
import { aboutPages } from './pages/about/pages.ts'
import { advertisingPages } from './pages/advertising/pages.ts'
import { agencyPages } from './pages/agency/pages.ts'
import { calculatorPages } from './pages/calculator/pages.ts'
import { casePages } from './pages/cases/pages.ts'
import { cmsPages } from './pages/cms/pages.ts'
import { comparePages } from './pages/compare/pages.ts'
import { confirmPages } from './pages/confirm/pages.ts'
import { contactPages } from './pages/contacts/pages.ts'
import { responsePages } from './pages/customer-responses/pages.ts'
import { statPages } from './pages/digital-stats/pages.ts'
import { mainPages } from './pages/main/pages.ts'
import { methodologyPages } from './pages/methodology/pages.ts'
import { myRatingPages } from './pages/my-rating/pages.ts'
import { offlinePages } from './pages/offline/pages.ts'
import { pickerPages } from './pages/picker/pages.ts'
import { profilePages } from './pages/profile-add/pages.ts'
import { promoPages } from './pages/promo/pages.ts'
import { ratingPages } from './pages/rating/pages.ts'
import { readingPages } from './pages/reading/pages.ts'
import { reviewFormPages } from './pages/review-forms/pages.ts'
import { searchPages } from './pages/search/pages.ts'
import { tenderPages } from './pages/tender/pages.ts'
import { textPages } from './pages/text/pages.ts'
import { wallPages } from './pages/wall/pages.ts'

/** Every path has a page, or this does not compile. */
const PAGES: FamilyPages<PathName> = {
  ...mainPages,
  ...ratingPages,
  ...myRatingPages,
  ...methodologyPages,
  ...agencyPages,
  ...comparePages,
  ...wallPages,
  ...searchPages,
  ...pickerPages,
  ...tenderPages,
  ...confirmPages,
  ...profilePages,
  ...cmsPages,
  ...responsePages,
  ...reviewFormPages,
  ...calculatorPages,
  ...statPages,
  ...readingPages,
  ...casePages,
  ...aboutPages,
  ...contactPages,
  ...promoPages,
  ...textPages,
  ...advertisingPages,
  ...offlinePages,
}

/** Of two pages with one name the first that accepts the address is shown. */
export const routes: readonly AnyPage[] = Object.entries(PAGES).flatMap(([name, facts]) =>
  [facts].flat().map(page => ({ ...page, name }) as AnyPage),
)
