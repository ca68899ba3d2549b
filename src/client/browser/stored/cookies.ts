import { secured } from '#domain/web/cookies.ts'

export { cookieText, readCookie } from '#domain/web/cookies.ts'

/** The visitor's choice in the cookie notice. */
export const CHOICE_COOKIE = 'cookieChoice'

type CookieJar = Pick<Document, 'cookie'> & { location?: Pick<Location, 'protocol'> }

/** Without cookies, as in sandboxed frames, touching `document.cookie` throws: none were set. */
export function cookiesOf(page: CookieJar): string {
  try {
    return page.cookie
  } catch {
    return ''
  }
}

export function writeCookie(page: CookieJar, text: string): void {
  try {
    page.cookie = secured(text, page.location?.protocol ?? '')
  } catch {
    // The choice lasts until the page is left.
  }
}
