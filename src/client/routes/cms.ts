import type { AnyPage } from '../app/page.ts'
import { cmsPage } from '../pages/cms/about/page.ts'
import { cmsProjectsPage } from '../pages/cms/projects/page.ts'
import { cmsReviewPage } from '../pages/cms/review/page.ts'
import { cmsReviewsPage } from '../pages/cms/reviews/page.ts'

/** Pages of one content system; their names begin with «cms». */
export const deferredRoutes: readonly AnyPage[] = [cmsPage, cmsProjectsPage, cmsReviewPage, cmsReviewsPage]
