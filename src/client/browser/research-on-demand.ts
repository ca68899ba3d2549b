import { untilLoaded } from '../app/chunk-loader.ts'
import type { ResolvedPage } from '../app/page.ts'
import type { AppStore } from '../store/make-store.ts'

/** Readers of so many screens may want more to read. */
export const SCREENS = 2

export interface Pages {
  readonly current: ResolvedPage
  subscribe: (listener: () => void) => unknown
}

/** Every page pays for these lines; the rest of the offer's code, with its rules, loads two screens down. */
export function connectResearchOffer(pages: Pages, store: AppStore): void {
  const look = async () => {
    if (scrollY < SCREENS * innerHeight) return
    removeEventListener('scroll', look)
    const { offerResearch } = await untilLoaded(() => import('../features/research-popup/offer-research.tsx'))
    offerResearch(pages, store)
  }
  addEventListener('scroll', look, { passive: true })
}
