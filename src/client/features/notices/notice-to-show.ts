import type { CookieChoice, NoticesState } from '../../store/shell/notices-slice.ts'

type NoticeName = 'cookies' | 'demo' | 'promotion'

type Flags = Pick<NoticesState, 'cookieChoice' | 'isDemoNoticeShown' | 'isPromotionShown' | 'serverError'>

interface Surroundings {
  isDemo: boolean
  /** The visitor is already on the page that the promotion links to. */
  isInRating: boolean
}

/**
 * One notice at a time; the cookie choice, which the law requires, comes first. An undefined choice has not been read
 * from the browser yet: show nothing. A server error takes the same corner, so it hides all notices.
 */
export function noticeToShow(flags: Flags, { isDemo, isInRating }: Surroundings): NoticeName | null {
  if (flags.cookieChoice === undefined || flags.serverError !== null) return null
  if (flags.cookieChoice === null) return 'cookies'
  if (isDemo && flags.isDemoNoticeShown) return 'demo'
  return flags.isPromotionShown && !isInRating ? 'promotion' : null
}

export const cookieChoice = (analytics: boolean, now: Date): CookieChoice => ({ analytics, at: now.toISOString() })
