import { untilLoaded } from '../../app/chunk-loader.ts'
import type { ShownPages } from '../../browser/first-movement.ts'
import type { AppStore } from '../../store/make-store.ts'
import { SCREENS } from './screens.ts'

/** Every page pays for these lines; the rest of the offer's code, with its rules, loads two screens down. */
export function connectResearchOffer(pages: ShownPages, store: AppStore): void {
  const look = async () => {
    if (scrollY < SCREENS * innerHeight) return
    removeEventListener('scroll', look)
    const { offerInApplication } = await untilLoaded(() => import('./offer-in-application.ts'))
    offerInApplication(pages, store)
  }
  addEventListener('scroll', look, { passive: true })
}
