import { expect, inject } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#client/app/chunk-timeout.ts'
import { ROTATED_SPONSOR_IDS } from '#domain/rating/sponsor-rotation.ts'
import { onlineVisitors } from '#domain/web/online-visitors.ts'
import { readConfig } from '#server/config.ts'
import { hydrated } from '../browser/browser.ts'
import { hang, scriptOf, styleOf } from '../browser/lost-files.ts'
import { api } from '../site/site.ts'
import { type Clause, failedAfter, follow, openHydrated, recordOf, type Tools } from './clause.ts'

const RATING = '/digital-agencies/'
const HOUR_MS = 3_600_000

const htmlOf = async (path: string, userAgent = '') =>
  (await fetch(inject('siteUrl') + path, { headers: { 'user-agent': userAgent } })).text()

async function canonicalOf(path: string): Promise<string> {
  const [, address = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await htmlOf(path)) ?? []
  return address.replace(inject('siteUrl'), '')
}

const deviceOf = async (userAgent: string) => /<html [^>]*class="(\w+)"/.exec(await htmlOf('/rules/', userAgent))?.[1]

async function fontSizeAt(tools: Tools, device: 'desktop' | 'mobile', width: number): Promise<string> {
  const page = await tools.openPage(device)
  await page.setViewportSize({ width, height: 900 })
  await page.goto('/rules/')
  return page.evaluate<string>('getComputedStyle(document.documentElement).fontSize')
}

/** The class of the document when the application renders it from scratch on a screen of this size. */
async function deviceOfScreen({ openPage }: Tools, width: number, height: number): Promise<string> {
  const page = await openPage('desktop', { screen: { width, height } })
  await page.route('**/rules/', async route => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/<script type="application\/json" id="state">.*?<\/script>/s, '')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/rules/')
  await hydrated(page, '#root > footer')
  return page.evaluate<string>('document.documentElement.className')
}

/** The figure on the page of a rating at an hour of Moscow. */
async function visitorsOn(tools: Tools, device: 'desktop' | 'mobile', path: string, hour: number): Promise<number> {
  const page = await tools.openPage(device)
  await page.clock.setFixedTime(`2026-05-16T${String(hour - 3).padStart(2, '0')}:30:00Z`)
  await page.goto(path)
  await hydrated(page, '#root > footer')
  // Far below the first screen, so not laid out.
  const line = page.getByText(/^\s*Сейчас на сайте примерно/)
  await line.waitFor({ state: 'attached' })
  return Number(/примерно (\d+)/.exec((await line.textContent()) ?? '')?.[1])
}

/** Spec §9, row by row. Delays and polling of analytics: analytics.ts. */
export const CONSTANTS: readonly Clause[] = [
  {
    says: 'cookies live 365 days on path /',
    check: async tools => {
      const page = await openHydrated(tools, RATING)
      await page.getByRole('region', { name: 'Файлы cookie' }).getByRole('button', { name: 'Принять' }).click()
      await expect.poll(async () => (await page.context().cookies()).length).toBe(1)
      const [cookie] = await page.context().cookies()
      expect(cookie?.path).toBe('/')
      expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 0)
      expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toMatchObject({ analytics: true })
    },
  },
  {
    says: 'a canonical URL has at most 2 segments, 3 for app pages, no query and a slash at its end',
    check: async () => {
      expect(await canonicalOf('/digital-agencies/2021/kazan/middle/?countries=1')).toBe('/digital-agencies/kazan/')
      expect(await canonicalOf('/digital-agencies/1-200/')).toBe('/digital-agencies/')
      expect(await canonicalOf('/apps/ios/moscow/')).toBe('/apps/ios/moscow/')
      expect(await canonicalOf('/apps/ios/moscow/high/')).toBe('/apps/ios/moscow/')
    },
  },
  {
    says: 'the font is 10 px at 1360 on desktop, where it stops growing, and at 360 on a phone',
    check: async tools => {
      expect(await fontSizeAt(tools, 'desktop', 1360)).toBe('10px')
      expect(await fontSizeAt(tools, 'desktop', 1920)).toBe('10px')
      expect(await fontSizeAt(tools, 'mobile', 360)).toBe('10px')
      expect(Number.parseFloat(await fontSizeAt(tools, 'desktop', 1100))).toBeLessThan(10)
    },
  },
  {
    says: 'a call has no time-out by default',
    check: async ({ openPage }) => {
      const page = await openPage('desktop')
      await page.clock.install()
      await page.goto('/contacts/')
      await hydrated(page)
      await page.route('**/api/send-feedback', () => undefined)
      await page.getByRole('button', { name: 'Отправить сообщение' }).click()
      await page.clock.fastForward(HOUR_MS)
      expect(await recordOf(page, 'send-feedback')).toMatchObject({ isAjax: true, isError: false })
    },
  },
  {
    says: 'a stylesheet chunk has 30 s',
    check: async ({ openPage }) => {
      const page = await openPage('desktop')
      await page.clock.install()
      await page.goto('/')
      await hydrated(page)
      const { agency } = inject('known')
      const style = styleOf('src/client/pages/agency/about/agency-about.tsx')
      await hang(page, style)
      await page.clock.pauseAt(Date.now() + HOUR_MS)
      const asked = page.waitForRequest(`**/${style}`)
      await follow(page, `/agency-${agency}/`)
      await asked
      await page.clock.fastForward(CHUNK_TIMEOUT_MS - 1)
      expect(await page.getByText('Error!').count()).toBe(0)
      await failedAfter(page, 1)
    },
  },
  {
    says: '«Loading...» comes after 200 ms',
    check: async ({ openPage }) => {
      const page = await openPage('desktop')
      await page.clock.install()
      await page.goto('/')
      await hydrated(page)
      await page.clock.pauseAt(Date.now() + HOUR_MS)
      await page.route(`**/${scriptOf('src/client/pages/rating/desktop.tsx')}`, () => undefined)
      await follow(page, RATING)
      await page.clock.runFor(199)
      expect(await page.getByText('Loading...').count()).toBe(0)
      await page.clock.runFor(1)
      await page.getByText('Loading...').first().waitFor()
    },
  },
  {
    says: 'two sponsor ids are fixed in the rotation list',
    check: async () => {
      expect(ROTATED_SPONSOR_IDS).toHaveLength(2)
      const { rotation } = await api('rating-page-sponsors', { path: RATING })
      expect(rotation.toSorted()).toEqual([...ROTATED_SPONSOR_IDS])
    },
  },
  {
    says: 'device detection reads 500 characters of the user agent',
    check: async () => {
      expect(await deviceOf(`${'x'.repeat(494)}iPhone`)).toBe('mobile')
      expect(await deviceOf(`${'x'.repeat(495)}iPhone`)).toBe('desktop')
    },
  },
  {
    says: 'a visitor is mobile if detected as mobile and not a tablet',
    check: async () => {
      const agent = (model: string) =>
        `Mozilla/5.0 (Linux; Android 12; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36`
      expect(await deviceOf(agent('Pixel 9'))).toBe('mobile')
      expect(await deviceOf(agent('SM-T295'))).toBe('desktop')
      expect(await deviceOf(agent('BRAVIA 4K UR2'))).toBe('desktop')
    },
  },
  {
    says: 'a screen is a phone below 600 px on its smaller side',
    check: async tools => {
      expect(await deviceOfScreen(tools, 1024, 599)).toBe('mobile')
      expect(await deviceOfScreen(tools, 600, 1024)).toBe('desktop')
    },
  },
  {
    says: 'the simulated number of visitors follows city, hour and device',
    check: async tools => {
      const at = (city: string | null, hour: number, device: 'desktop' | 'mobile') =>
        onlineVisitors(1000, { city, hour, device })
      expect(at('moscow', 9, 'desktop')).toBe(1000 * 1.2 * 1.2 * 1.2)
      expect(at('st-petersburg', 22, 'desktop')).toBe(Math.round(1000 * 1.1 * 1.2 * 1.2))
      expect(at('kazan', 12, 'mobile')).toBe(1000 * 0.9 * 1.2 * 0.8)
      expect(at(null, 23, 'mobile')).toBe(1000 * 0.9 * 0.5 * 0.8)
      expect(at('moscow', 8, 'desktop')).toBe(1000 * 1.2 * 0.5 * 1.2)
      // The page shows the same proportions of its own base.
      const shown = await visitorsOn(tools, 'desktop', RATING, 12)
      expect((await visitorsOn(tools, 'mobile', RATING, 12)) / shown).toBeCloseTo(0.8 / 1.2, 1)
      expect((await visitorsOn(tools, 'desktop', RATING, 3)) / shown).toBeCloseTo(0.5 / 1.2, 1)
      expect((await visitorsOn(tools, 'desktop', `${RATING}moscow/`, 12)) / shown).toBeCloseTo(1.2 / 0.9, 1)
    },
  },
  {
    says: 'the time since a date is shown as hours:minutes:seconds',
    check: async tools => {
      const page = await openHydrated(tools, `/tender/status/${inject('known').tenderKeys[0]}/`)
      expect(await page.getByRole('timer').textContent()).toMatch(/^\d+:[0-5]\d:[0-5]\d$/)
    },
  },
  {
    says: 'the selection is stored under mySelection, and myDate when comparing was offered',
    check: async tools => {
      const page = await openHydrated(tools, RATING)
      const boxes = page.locator('input[name="ids"]')
      await boxes.nth(0).check()
      await boxes.nth(1).check()
      const stored = (key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`)
      await expect.poll(async () => JSON.parse((await stored('mySelection')) ?? '[]').length).toBe(2)
      await expect.poll(async () => Number.isNaN(Date.parse(JSON.parse((await stored('myDate')) ?? '""')))).toBe(false)
    },
  },
  {
    says: 'pages are rendered by the server, on port 3541',
    check: async () => {
      expect(readConfig({}).port).toBe(3541)
      expect(await htmlOf(RATING)).toMatch(/<div id="root">.*<h1[^>]*>.*Рейтинг/s)
    },
  },
]
