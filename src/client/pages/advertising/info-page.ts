import { lazyModule } from '../../app/lazy-module.ts'
import { adPage } from './ad-page.ts'

const view = lazyModule(() => import('./info-view.tsx'))

export const advertisingPage = adPage('advertising', 'advertising-info', view)
