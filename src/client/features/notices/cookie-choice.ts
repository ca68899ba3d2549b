import type { CookieChoice, NoticesState } from '../../store/shell/notices-slice.ts'

/**
 * An undefined choice has not been read from the browser yet: show nothing. A server error takes the same corner, so it
 * hides the notice.
 */
export const isCookieNoticeShown = ({ cookieChoice, serverError }: NoticesState): boolean =>
  cookieChoice === null && serverError === null

export const cookieChoice = (analytics: boolean, now: Date): CookieChoice => ({ analytics, at: now.toISOString() })
