import { lazyModule } from '../../app/lazy-module.ts'
import { adPage } from './ad-page.ts'

const view = lazyModule(() => import('./contacts-view.tsx'))

export const advertisingContactsPage = adPage('advertising-contacts', 'advertising-contacts', view)
