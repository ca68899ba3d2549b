import type { Answer } from '#contract/index.ts'
import type { AppStore, RootState } from '../store/make-store.ts'
import { recordOf } from '../store/remote.ts'
import { type CookieChoice, noticesRestored } from '../store/shell/notices-slice.ts'
import { CHOICE_COOKIE, cookiesOf, cookieText, readCookie, writeCookie } from './cookies.ts'
import { keepPhrase } from './kept-phrase.ts'
import { localStore, readStored, writeStored } from './storage.ts'

const CLOSED = 'closedNotices'

interface ClosedNotices {
  promotion?: boolean
  demo?: boolean
}

/**
 * Visitor-specific state lives in the browser: restored after hydration, saved on every change. Viewed agencies are
 * restored by their own strip (features/viewed-agencies).
 */
export function connectVisitorState(store: AppStore): void {
  const storage = localStore()
  const closed = (readStored(storage, CLOSED) ?? {}) as ClosedNotices
  store.dispatch(
    noticesRestored({
      isPromotionShown: closed.promotion !== true,
      isDemoNoticeShown: closed.demo !== true,
      cookieChoice: readCookieChoice(cookiesOf(document)),
    }),
  )
  let before = store.getState()
  keepPhrases(before.remote)
  store.subscribe(() => {
    const { notices, remote } = store.getState()
    if (remote !== before.remote) keepPhrases(remote)
    if (notices !== before.notices) {
      writeStored(storage, CLOSED, { promotion: !notices.isPromotionShown, demo: !notices.isDemoNoticeShown })
      if (notices.cookieChoice && notices.cookieChoice !== before.notices.cookieChoice) {
        writeCookie(document, cookieText(CHOICE_COOKIE, notices.cookieChoice))
      }
    }
    before = store.getState()
  })
}

/** A phrase said on one page is compared with the agencies of the next ones. */
function keepPhrases(remote: RootState['remote']): void {
  for (const name of ['picker', 'agency-fit'] as const) {
    keepPhrase((recordOf(remote, name).response as Pick<Answer<typeof name>, 'chosen'> | null)?.chosen)
  }
}

/** Anything else under this name is no consent: the visitor is asked again. */
export function readCookieChoice(cookies: string): CookieChoice | null {
  const { analytics, at } = (readCookie(cookies, CHOICE_COOKIE) ?? {}) as Partial<CookieChoice>
  return typeof analytics === 'boolean' && typeof at === 'string' ? { analytics, at } : null
}
