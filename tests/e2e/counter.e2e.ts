import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { moscowDay } from '#domain/time/dates.ts'
import { writeCounts } from '#server/counter/write-counts.ts'
import { DEVICES, hydrated, test } from '#tests/support/browser/browser.ts'
import { type OwnSite, startOwnSite } from '#tests/support/site/own-site.ts'

let site: OwnSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const today = () => moscowDay(new Date())
const pool = () => site.context.database.pool

beforeEach(() => pool().query('delete from tally where day = $1', [today()]))

/** `rating digital-agencies` → hits of today. */
async function counts(): Promise<Record<string, number>> {
  await writeCounts(site.context)
  const { rows } = await pool().query('select kind, subject, type, hits from tally where day = $1', [today()])
  return Object.fromEntries(rows.map(({ kind, subject, type, hits }) => [`${kind} ${subject || type}`, hits]))
}

/** Hides the page without leaving it: on the way out Chromium forgets the user agent that Playwright set. */
const hide = (page: Page) => page.evaluate(`document.dispatchEvent(new Event('visibilitychange'))`)

async function journey(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/digital-agencies/`)
  await hydrated(page)
  const why = page.getByRole('button', { name: /^Почему 1-е/ })
  await why.click()
  await page.getByRole('button', { name: /^Почему 1-е/, expanded: true }).waitFor()
  // Closing is not another opening.
  await why.click()
  const link = page.getByRole('main').locator('a[href^="/agency-"]').first()
  const slug = /^\/agency-(.+)\/$/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? ''
  await link.click()
  await page.waitForURL(`**/agency-${slug}/`)
  await hide(page)
  return slug
}

describe.each(DEVICES)('on %s', device => {
  test('a visit to a rating and an agency is counted once, by what was seen and opened', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    const slug = await journey(page, site.url)
    await expect.poll(async () => Object.keys(await counts()).length).toBeGreaterThanOrEqual(5)
    expect(await counts()).toMatchObject({
      'page rating': 1,
      'rating digital-agencies': 1,
      [`why-opened ${slug}`]: 1,
      'page agency': 1,
      [`agency ${slug}`]: 1,
    })
    const { rows } = await pool().query('select distinct device from tally where day = $1', [today()])
    expect(rows).toEqual([{ device }])
  })
})

test('an advertisement is counted after a second on the screen', async ({ openContext }) => {
  const page = await (await openContext('desktop')).newPage()
  await page.goto(`${site.url}/digital-agencies/`)
  await hydrated(page)
  const ad = page.locator('aside:has(a[rel~=sponsored])').first()
  await ad.scrollIntoViewIfNeeded()
  const erid = new URL((await ad.locator('a').first().getAttribute('href')) ?? '').searchParams.get('erid')
  // Two seconds until ads are watched, and a second of looking.
  await page.waitForTimeout(5_000)
  await hide(page)
  await expect.poll(async () => (await counts())[`ad-seen ${erid}`]).toBe(1)
})

test('a visitor with Global Privacy Control sends nothing', async ({ openContext }) => {
  const context = await openContext('desktop')
  await context.addInitScript('Object.defineProperty(navigator, "globalPrivacyControl", { value: true })')
  const page = await context.newPage()
  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  await journey(page, site.url)
  expect(sent.filter(url => url.includes('count-events'))).toEqual([])
  expect(await counts()).toEqual({})
})

test('demand is drawn where there are enough counts, also after a navigation, and nowhere else', async ({
  openContext,
}) => {
  const page = await (await openContext('desktop')).newPage()
  const demand = page.getByRole('region', { name: /^Динамика спроса/ })
  await page.goto(`${site.url}/digital-agencies/`)
  await hydrated(page)
  await demand.waitFor()
  expect(await demand.getByRole('listitem').count()).toBe(12)
  const [year] = await page
    .getByRole('main')
    .getByRole('link', { name: /^20\d\d$/ })
    .allTextContents()
  await page.goto(`${site.url}/digital-agencies/${year}/`)
  await hydrated(page)
  expect(await demand.count()).toBe(0)
  await page.getByRole('link', { name: 'Мерило' }).first().click()
  await page.waitForURL(`${site.url}/`)
  await demand.waitFor()
  expect(await demand.getByText('показы всех рейтингов').count()).toBe(1)
})
