import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import type { ArticleCard } from '#contract/shapes/article.ts'
import { cookiesOf, cookieText, readCookie, writeCookie } from '../../browser/cookies.ts'
import type { ShownPages } from '../../browser/shown-pages.ts'
import { type AppStore, type AppThunk, sliceAdded } from '../../store/make-store.ts'
import { researchPopupSlice, researchPopupToggled } from '../../store/shell/research-popup-slice.ts'
import { isOfferDue } from './is-offer-due.ts'
import { ResearchPopup } from './research-popup.tsx'

const OFFERED_COOKIE = 'researchPopupClosed'
const FIELDS = 'input, select, textarea, [contenteditable]'
/** Anything else goes first. */
const IN_THE_WAY = 'dialog[open], [data-floating]'

/** Offers the newest study once; closed or not, the next offer comes after a year. */
export function offerResearch(pages: ShownPages, store: AppStore): void {
  let studies: Promise<readonly ArticleCard[]> | undefined
  let isShown = false
  const isDue = () =>
    !isShown &&
    isOfferDue({
      page: pages.current.page.name,
      scrolled: window.scrollY,
      screen: window.innerHeight,
      isOffered: readCookie(cookiesOf(document), OFFERED_COOKIE) !== null,
      isBusy: document.activeElement?.matches(FIELDS) === true || document.querySelector(IN_THE_WAY) !== null,
    })
  const look = async () => {
    if (!isDue()) return
    studies ??= store.dispatch(listNewest())
    const read = pages.current.pathname
    const study = (await studies).find(({ path }) => path !== read)
    // The visitor may have left, or begun to type meanwhile.
    if (!study || read !== pages.current.pathname || !isDue()) return
    isShown = true
    window.removeEventListener('scroll', look)
    writeCookie(document, cookieText(OFFERED_COOKIE, true))
    show(study, pages, store)
  }
  window.addEventListener('scroll', look, { passive: true })
  look()
}

/** One more than is shown: the newest may be the one being read. Without an answer there is nothing to offer. */
const listNewest =
  (): AppThunk<Promise<readonly ArticleCard[]>> =>
  async (_, __, { api }) => {
    try {
      return (await api('research-list', { limit: 2 })).list
    } catch {
      return []
    }
  }

/** A root of its own: a place in the layout would be code on every page. */
function show(study: ArticleCard, pages: ShownPages, store: AppStore): void {
  store.dispatch(sliceAdded(researchPopupSlice))
  store.dispatch(researchPopupToggled(true))
  const { pathname } = pages.current
  pages.subscribe(() => {
    if (pages.current.pathname !== pathname) store.dispatch(researchPopupToggled(false))
  })
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <Provider store={store}>
      <ResearchPopup study={study} />
    </Provider>,
  )
}
