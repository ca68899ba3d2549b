import { lazyModule } from '../../app/lazy-module.ts'
import { adPage } from './ad-page.ts'

const view = lazyModule(() => import('./sponsors-view.tsx'))

export const sponsorsPage = adPage('sponsors', 'advertising-past-sponsors', view)
