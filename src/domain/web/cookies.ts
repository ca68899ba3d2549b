const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Spec §4, §9: cookies hold JSON, for 365 days, for the whole site. */
export function readCookie(cookies: string, name: string): unknown {
  for (const pair of cookies.split('; ')) {
    const at = pair.indexOf('=')
    if (at < 0 || pair.slice(0, at) !== name) continue
    try {
      return JSON.parse(decodeURIComponent(pair.slice(at + 1)))
    } catch {
      return null
    }
  }
  return null
}

/** `url` is the site's: a cookie of an https site never travels in clear. */
export const secured = (cookie: string, url: string): string =>
  url.startsWith('https:') ? `${cookie}; secure` : cookie

/** Zero seconds delete the cookie. */
export const cookieText = (name: string, value: unknown, seconds = YEAR_SECONDS): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}; path=/; max-age=${seconds}; samesite=lax`
