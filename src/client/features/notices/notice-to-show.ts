import { isFormPage } from '#domain/paths/form-pages.ts'
import type { PathName } from '#domain/paths/paths.ts'
import type { CookieChoice, NoticesState } from '../../store/shell/notices-slice.ts'

type NoticeName = 'cookies' | 'promotion'

type Flags = Pick<NoticesState, 'cookieChoice' | 'isPromotionShown' | 'serverError'>

interface Surroundings {
  page: PathName
  /** The visitor is already on the page that the promotion links to. */
  isInRating: boolean
}

/**
 * One notice at a time; the cookie choice, which the law requires, comes first. An undefined choice has not been read
 * from the browser yet: show nothing. A server error takes the same corner, so it hides all notices.
 */
export function noticeToShow(flags: Flags, { page, isInRating }: Surroundings): NoticeName | null {
  if (flags.cookieChoice === undefined || flags.serverError !== null) return null
  if (flags.cookieChoice === null) return 'cookies'
  return flags.isPromotionShown && !isInRating && !isFormPage(page) ? 'promotion' : null
}

export const cookieChoice = (analytics: boolean, now: Date): CookieChoice => ({ analytics, at: now.toISOString() })
