import { afterAll, beforeAll, expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { DEVICES, test } from '#tests/support/browser/browser.ts'
import { addCrowd } from '#tests/support/database/crowd.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

// Slow 3G as Chrome's own tools throttle to it, on a slow phone: files arrive for many seconds after the first paint.
const SLOW_3G = { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWDOWN = 4
const RATING = '/digital-agencies/'

const MENU: Record<Device, { opener: string; opened: string }> = {
  desktop: { opener: 'header a[data-press]', opened: 'header [aria-expanded=true]' },
  mobile: { opener: 'header a[aria-label="Меню"]', opened: 'dialog[open]' },
}

/** As soon as the visitor sees the controls. The menu comes last: a press outside closes it. */
const pressOnceSeen = (controls: readonly string[]) => `new PerformanceObserver((_, observer) => {
  observer.disconnect()
  window.isSamePage = true
  window.rowsBefore = document.querySelectorAll('button[data-part=why]').length
  for (const control of ${JSON.stringify(controls)}) document.querySelector(control).click()
}).observe({ type: 'paint', buffered: true })`

let site: OwnSite

beforeAll(async () => {
  site = await startOwnSite()
  const { kysely, pool } = site.context.database
  const { id } = await kysely
    .selectFrom('edition')
    .select('id')
    .where('type', '=', 'digital-agencies')
    .where('year', 'is', null)
    .executeTakeFirstOrThrow()
  // The tiny market's rating fits one page.
  await addCrowd(pool, { editionId: id, count: 30, slices: [''] })
})
afterAll(() => site.stop())

test.for(DEVICES)('presses at first sight act in place on slow 3G (%s)', async (device, { openContext }) => {
  const { opener, opened } = MENU[device]
  const page = await (await openContext(device, { baseURL: site.url })).newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', SLOW_3G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.addInitScript(pressOnceSeen(['button[data-part=why]', 'main section a[data-press]', opener]))
  await page.goto(RATING, { waitUntil: 'commit' })
  await page.locator(`${opener}[aria-busy=true]`).first().waitFor()

  await page.locator(opened).waitFor()
  await page
    .locator('main :is(h2, h3, h4)')
    .filter({ hasText: /^Почему 1/ })
    .first()
    .waitFor()
  const isLonger = `document.querySelectorAll('button[data-part=why]').length > window.rowsBefore`
  await expect.poll(() => page.evaluate<boolean>(isLonger)).toBe(true)
  expect(await page.evaluate('window.isSamePage')).toBe(true)
  expect(page.url()).toBe(site.url + RATING)
  expect(await page.evaluate('scrollY')).toBe(0)
})
