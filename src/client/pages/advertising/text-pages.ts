import { lazyModule } from '../../app/lazy-module.ts'
import { adPage } from './ad-page.ts'

const view = lazyModule(() => import('./text-view.tsx'))

const PAST_SPONSORS = 'advertising-past-sponsors'
const REVIEWS = 'advertising-reviews'
const CONTACTS = 'advertising-contacts'

export const adTextPages = [
  adPage(PAST_SPONSORS, PAST_SPONSORS, view),
  adPage(REVIEWS, REVIEWS, view),
  adPage(CONTACTS, CONTACTS, view),
  adPage('sponsors', PAST_SPONSORS, view),
]
