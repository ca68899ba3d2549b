import { untilLoaded } from '../app/chunk-loader.ts'
import { SCREENS } from '../features/research-popup/screens.ts'
import type { AppStore } from '../store/make-store.ts'
import type { ShownPages } from './shown-pages.ts'

/** Every page pays for these lines; the rest of the offer's code, with its rules, loads two screens down. */
export function connectResearchOffer(pages: ShownPages, store: AppStore): void {
  const look = async () => {
    if (scrollY < SCREENS * innerHeight) return
    removeEventListener('scroll', look)
    const { offerInApplication } = await untilLoaded(() => import('../features/research-popup/offer-in-application.ts'))
    offerInApplication(pages, store)
  }
  addEventListener('scroll', look, { passive: true })
}
