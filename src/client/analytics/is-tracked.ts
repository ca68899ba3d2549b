import { CHOICE_COOKIE, cookiesOf, readCookie } from '../browser/stored/cookies.ts'

/** Whether analytics are configured and the visitor has agreed to them; for pages that run without a store. */
export function isTracked(): boolean {
  const choice = readCookie(cookiesOf(document), CHOICE_COOKIE) as { analytics?: unknown } | null
  // Quotes inside the values of the state are escaped, so that no text can look like this key.
  const isConfigured = document.getElementById('state')?.textContent.includes('"analytics":{') ?? false
  return isConfigured && choice?.analytics === true
}
