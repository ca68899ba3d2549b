import type { ArticleCard } from '#contract/shapes/article.ts'
import type { ShownPages } from '../../browser/first-movement.ts'
import { type AppStore, type AppThunk, sliceAdded } from '../../store/make-store.ts'
import { offerResearch } from './offer-research.ts'
import { researchPopupSlice, researchPopupToggled, selectResearchPopup } from './research-popup-slice.ts'
import { showResearchPopup } from './show-research-popup.ts'

/** Spec §4: the popup is a toggle of the store. */
export function offerInApplication(pages: ShownPages, store: AppStore): void {
  offerResearch({
    page: () => ({ isRead: pages.current.page.kind === 'read', pathname: pages.current.pathname }),
    list: () => store.dispatch(listNewest()),
    show: study => {
      store.dispatch(sliceAdded(researchPopupSlice))
      store.dispatch(researchPopupToggled(true))
      const close = showResearchPopup(study, () => store.dispatch(researchPopupToggled(false)))
      store.subscribe(() => {
        if (!selectResearchPopup(store.getState()).show) close()
      })
      const { pathname } = pages.current
      pages.subscribe(() => {
        if (pages.current.pathname !== pathname) close()
      })
    },
  })
}

const listNewest =
  (): AppThunk<Promise<readonly ArticleCard[]>> =>
  async (_, __, { api }) =>
    (await api('research-list', { limit: 2 })).list
