import type { Cookie, Page } from 'playwright-core'

/** Poll it after an act: the browser has a cookie a moment after the page has written it. */
export async function cookieNamed(page: Page, name: string): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find(cookie => cookie.name === name)
}

/** How many days from now it lasts; 0 without it. */
export async function daysOfCookie(page: Page, name: string): Promise<number> {
  const cookie = await cookieNamed(page, name)
  return cookie ? (cookie.expires - Date.now() / 1000) / 86_400 : 0
}
