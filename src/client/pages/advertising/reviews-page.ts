import { lazyModule } from '../../app/lazy-module.ts'
import { adPage } from './ad-page.ts'

const view = lazyModule(() => import('./reviews-view.tsx'))

export const advertisingReviewsPage = adPage('advertising-reviews', 'advertising-reviews', view)
