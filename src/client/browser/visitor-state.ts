import type { Answer } from '#contract/index.ts'
import type { AppStore, RootState } from '../store/make-store.ts'
import { recordOf } from '../store/remote.ts'
import { type CookieChoice, demoNoticeClosed, noticesRestored, promotionClosed } from '../store/shell/notices-slice.ts'
import { CHOICE_COOKIE, cookiesOf, cookieText, readCookie, writeCookie } from './stored/cookies.ts'
import { keepPhrase } from './stored/kept-phrase.ts'

const CLOSED = 'closedBanners'

/**
 * Visitor-specific state lives in the browser: restored after hydration, saved on every change. Viewed agencies are
 * restored by their own strip (features/viewed-agencies).
 */
export function connectVisitorState(store: AppStore): void {
  const cookies = cookiesOf(document)
  store.dispatch(noticesRestored({ ...readClosedBanners(cookies), cookieChoice: readCookieChoice(cookies) }))
  // Banners are the server's markup, which React leaves alone.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-closes]') : null
    if (button?.dataset.closes === 'demo') store.dispatch(demoNoticeClosed())
    else if (button) store.dispatch(promotionClosed(Number(button.value)))
  })
  let before = store.getState()
  keepPhrases(before.remote)
  store.subscribe(() => {
    const { notices, remote } = store.getState()
    if (remote !== before.remote) keepPhrases(remote)
    if (notices !== before.notices) {
      const { closedPromotions, isDemoNoticeShown } = notices
      if (
        closedPromotions !== before.notices.closedPromotions ||
        isDemoNoticeShown !== before.notices.isDemoNoticeShown
      )
        writeCookie(document, cookieText(CLOSED, { promotions: closedPromotions, demo: !isDemoNoticeShown }))
      if (notices.cookieChoice && notices.cookieChoice !== before.notices.cookieChoice) {
        writeCookie(document, cookieText(CHOICE_COOKIE, notices.cookieChoice))
      }
    }
    before = store.getState()
  })
}

/** A phrase said on one page is compared with the agencies of the next ones; one that was only suggested is not. */
function keepPhrases(remote: RootState['remote']): void {
  for (const name of ['picker', 'agency-fit'] as const) {
    const { response, answered } = recordOf(remote, name)
    if (answered && 'suggested' in answered && answered.suggested) continue
    keepPhrase((response as Pick<Answer<typeof name>, 'chosen'> | null)?.chosen)
  }
}

/** Spec §4, §9: closed banners are a slice kept in a cookie for 365 days. Anything malformed closes nothing. */
export function readClosedBanners(cookies: string) {
  const { promotions, demo } = (readCookie(cookies, CLOSED) ?? {}) as { promotions?: unknown; demo?: unknown }
  return {
    closedPromotions: Array.isArray(promotions) ? promotions.filter(id => Number.isInteger(id)) : [],
    isDemoNoticeShown: demo !== true,
  }
}

/** Anything else under this name is no consent: the visitor is asked again. */
export function readCookieChoice(cookies: string): CookieChoice | null {
  const { analytics, at } = (readCookie(cookies, CHOICE_COOKIE) ?? {}) as Partial<CookieChoice>
  return typeof analytics === 'boolean' && typeof at === 'string' ? { analytics, at } : null
}
