import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { hydrated, linkToRating } from '../browser/browser.ts'
import type { FakeMetrika } from '../browser/fake-metrika.ts'
import { follow, type Tools } from './clause.ts'

/** A clause about analytics, asked of a site that has a counter. */
export interface AnalyticsClause {
  says: string
  check: (tools: Tools, measured: MeasuredSite) => Promise<void>
}

interface MeasuredSite {
  url: string
  metrika: FakeMetrika
}

const RATING = '/digital-agencies/'
const MINUTE_MS = 60_000

const goalsOf = ({ told }: FakeMetrika) => told.flatMap(([method, goal]) => (method === 'reachGoal' ? [goal] : []))

/** Opens the main page on a clock of its own and agrees to analytics. */
async function openAgreed({ openPage }: Tools, { url }: MeasuredSite, device: Device): Promise<Page> {
  const page = await openPage(device)
  await page.clock.install()
  await page.goto(`${url}/`)
  await page.getByRole('region', { name: 'Файлы cookie' }).getByRole('button', { name: 'Принять' }).click()
  return page
}

interface KeptClicks {
  hitAt: number
  waiting: unknown[]
}

const keptClicks = (page: Page) => page.evaluate<KeptClicks | null>(`JSON.parse(localStorage.adClicks ?? 'null')`)

/** Clicks an advertisement within the stay and watches when the goal is told. */
async function adClickAfter(tools: Tools, measured: MeasuredSite, device: Device, stayMs: number): Promise<void> {
  const page = await openAgreed(tools, measured, device)
  await page.context().route(/erid=/, route => route.fulfill({ body: 'An advertiser' }))
  await linkToRating(page).click()
  await page.waitForURL(`**${RATING}`)
  await hydrated(page)
  const ad = page.locator('a[rel~=sponsored]:not([data-carriers])').first()
  await ad.scrollIntoViewIfNeeded()
  await expect.poll(async () => (await keptClicks(page))?.hitAt).toBeGreaterThan(0)
  const { hitAt } = (await keptClicks(page)) as KeptClicks
  await page.clock.pauseAt(hitAt + stayMs - 1_000)
  await ad.click()
  await expect.poll(() => goalsOf(measured.metrika)).toContain('sponsor-click-digital')
  await page.clock.runFor(999)
  expect((await keptClicks(page))?.waiting).toHaveLength(1)
  await page.clock.runFor(1)
  expect((await keptClicks(page))?.waiting).toEqual([])
  await expect.poll(() => goalsOf(measured.metrika)).toContain('ad-click')
}

/** A counter that never starts, and how often it was looked for. */
const ABSENT = `window.looks = 0
Object.defineProperty(window, 'yaCounter' + window.ym.a[0][0], { get() { window.looks += 1 } })`

export const ANALYTICS: readonly AnalyticsClause[] = [
  {
    says: 'an uncaught rendering error is a js_error goal, then «Something went wrong.» with collapsible details',
    check: async (tools, measured) => {
      const page = await openAgreed(tools, measured, 'desktop')
      await hydrated(page)
      await page.route('**/api/rating-page-main-info?*', route => route.fulfill({ json: { rows: 'none' } }))
      await follow(page, RATING)
      await page.getByText('Something went wrong.', { exact: true }).waitFor()
      await expect.poll(() => goalsOf(measured.metrika)).toEqual(['js_error'])
      const details = page.getByText('TypeError').first()
      expect(await details.isVisible()).toBe(false)
      await page.getByText('Подробности').click()
      await details.waitFor()
    },
  },
  {
    says: 'a click on an advertisement is told after 60,000 ms on desktop',
    check: (tools, measured) => adClickAfter(tools, measured, 'desktop', MINUTE_MS),
  },
  {
    says: 'a click on an advertisement is told after 120,000 ms on a phone',
    check: (tools, measured) => adClickAfter(tools, measured, 'mobile', 2 * MINUTE_MS),
  },
  {
    says: 'the counter is looked for every second, and no longer after 300,000 ms without it',
    check: async (tools, measured) => {
      const { openPage } = tools
      const withoutCounter: Tools = {
        openPage: async device => {
          const page = await openPage(device)
          const body = ABSENT
          await page.route(`${measured.metrika.origin}/tag.js`, route =>
            route.fulfill({ contentType: 'text/javascript', body }),
          )
          return page
        },
      }
      const page = await openAgreed(withoutCounter, measured, 'desktop')
      const looks = () => page.evaluate<number>('window.looks')
      await expect.poll(looks).toBeGreaterThan(0)
      await page.clock.pauseAt(Date.now() + MINUTE_MS)
      const before = await looks()
      await page.clock.runFor(10_000)
      expect((await looks()) - before).toBe(10)
      await page.clock.runFor(5 * MINUTE_MS)
      const last = await looks()
      expect(last).toBeLessThanOrEqual(301)
      await page.clock.runFor(MINUTE_MS)
      expect(await looks()).toBe(last)
    },
  },
]
