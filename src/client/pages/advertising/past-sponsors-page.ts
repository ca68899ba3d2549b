import { lazyModule } from '../../app/lazy-module.ts'
import { adPage } from './ad-page.ts'

const view = lazyModule(() => import('./past-sponsors-view.tsx'))

export const advertisingPastSponsorsPage = adPage('advertising-past-sponsors', 'advertising-past-sponsors', view)
