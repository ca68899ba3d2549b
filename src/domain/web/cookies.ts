const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Browsers keep no longer cookie. */
const MAX_VALUE = 4096

/** Spec §4, §9: cookies hold JSON, for 365 days, for the whole site. Looks for one name, so that others cost nothing. */
export function readCookie(cookies: string, name: string): unknown {
  const pairs = `; ${cookies}; `
  const named = `; ${name}=`
  const at = pairs.indexOf(named)
  const from = at + named.length
  const end = pairs.indexOf('; ', from)
  if (at < 0 || end - from > MAX_VALUE) return null
  try {
    return JSON.parse(decodeURIComponent(pairs.slice(from, end)))
  } catch {
    return null
  }
}

/** `url` is the site's: a cookie of an https site never travels in clear. */
export const secured = (cookie: string, url: string): string =>
  url.startsWith('https:') ? `${cookie}; secure` : cookie

/** Zero seconds delete the cookie. */
export const cookieText = (name: string, value: unknown, seconds = YEAR_SECONDS): string =>
  `${name}=${encodeURIComponent(JSON.stringify(value))}; path=/; max-age=${seconds}; samesite=lax`
