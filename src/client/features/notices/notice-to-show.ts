import type { CookieChoice, NoticesState } from '../../store/shell/notices-slice.ts'

type NoticeName = 'cookies' | 'demo' | 'promotion'

type Flags = Pick<NoticesState, 'cookieChoice' | 'isDemoNoticeShown' | 'isPromotionShown' | 'serverError'>

interface Surroundings {
  isDemo: boolean
  /** The visitor is already where the promotion invites to. */
  isInRating: boolean
}

/**
 * One notice at a time, the choice the law asks for first. Undefined means that the browser has not told yet what its
 * visitor chose: then nothing floats. A server's error has the corner for itself.
 */
export function noticeToShow(flags: Flags, { isDemo, isInRating }: Surroundings): NoticeName | null {
  if (flags.cookieChoice === undefined || flags.serverError !== null) return null
  if (flags.cookieChoice === null) return 'cookies'
  if (isDemo && flags.isDemoNoticeShown) return 'demo'
  return flags.isPromotionShown && !isInRating ? 'promotion' : null
}

export const cookieChoice = (analytics: boolean, now: Date): CookieChoice => ({ analytics, at: now.toISOString() })
