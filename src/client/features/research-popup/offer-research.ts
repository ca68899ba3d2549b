import type { ArticleCard } from '#contract/shapes/article.ts'
import { cookiesOf, cookieText, readCookie, writeCookie } from '../../browser/stored/cookies.ts'
import { isOfferDue } from './is-offer-due.ts'
import { offerPlace } from './offer-place.ts'

const OFFERED_COOKIE = 'researchPopupClosed'

interface Offer {
  page: () => { isRead: boolean; pathname: string }
  /** The newest studies, one more than is shown: the newest may be the one being read. */
  list: () => Promise<readonly ArticleCard[]>
  show: (study: ArticleCard) => void
}

/** Offers the newest study once; closed or not, the next offer comes after a year. */
export function offerResearch({ page, list, show }: Offer): void {
  let studies: Promise<readonly ArticleCard[]> | undefined
  let isShown = false
  const isDue = () =>
    !isShown &&
    isOfferDue({
      isRead: page().isRead,
      scrolled: window.scrollY,
      screen: window.innerHeight,
      isOffered: readCookie(cookiesOf(document), OFFERED_COOKIE) !== null,
      isBelow: (offerPlace()?.getBoundingClientRect().top ?? 0) >= window.innerHeight,
    })
  const look = async () => {
    if (!isDue()) return
    // Without an answer there is nothing to offer.
    studies ??= list().catch(() => [])
    const { pathname } = page()
    const study = (await studies).find(({ path }) => path !== pathname)
    // The visitor may have left, or come to the end meanwhile.
    if (!study || pathname !== page().pathname || !isDue()) return
    isShown = true
    window.removeEventListener('scroll', look)
    writeCookie(document, cookieText(OFFERED_COOKIE, true))
    show(study)
  }
  window.addEventListener('scroll', look, { passive: true })
  look()
}
