import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Locator, type Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import type { Device } from '#domain/web/device.ts'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page opens in the process of another one: a fifteenth less work than starting its own.
  '--renderer-process-limit=1',
]
/** Long enough for a busy machine: only a hang exceeds it. */
const STEP_TIMEOUT_MS = 120_000
const QUIET_MS = 500
export const USER_AGENT = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

export const DEVICES = ['desktop', 'mobile'] as const satisfies readonly Device[]

const DEVICE_OPTIONS: Record<Device, BrowserContextOptions> = {
  desktop: { viewport: { width: 1360, height: 900 }, userAgent: USER_AGENT.desktop },
  mobile: {
    viewport: { width: 360, height: 740 },
    screen: { width: 360, height: 740 },
    userAgent: USER_AGENT.mobile,
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  },
}

/** Reads the list that the setup script checks. */
function installedBrowser(): string {
  const places = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../scripts/browsers.json'), 'utf8'),
  ) as string[]
  const found = places.find(place => existsSync(place))
  if (found === undefined) throw new Error(`No browser at any of ${places.join(', ')}`)
  return found
}

/** Runs in every document of a page, but clears storage only in the first, whose session is empty. */
const FORGET_EARLIER_TESTS = `if (!sessionStorage.isSameTest) {
  localStorage.clear()
  sessionStorage.isSameTest = true
}`

/** The worker's copies would hide the site's answers. Playwright's own way to block it warns in the console. */
const NO_SERVICE_WORKERS = 'delete Navigator.prototype.serviceWorker'

/**
 * Tests in a real browser: one Chromium per worker for all its files. `openContext` returns a new context; `openPage`
 * a page without cookies and storage in a reused context, so that scripts and fonts stay cached.
 */
export const test = base
  .extend('chromiumPath', { scope: 'worker' }, () => process.env.CHROMIUM_PATH ?? installedBrowser())
  .extend('browser', { scope: 'worker' }, async ({ chromiumPath }, { onCleanup }) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: ARGS,
      // Scrollbars take up space on desktop.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('makeContext', { scope: 'worker' }, ({ browser }) => {
    return async (device: Device, options: BrowserContextOptions = {}): Promise<BrowserContext> => {
      const baseURL = inject('siteUrl')
      const context = await browser.newContext({ baseURL, locale: 'ru-RU', ...DEVICE_OPTIONS[device], ...options })
      if (options.serviceWorkers !== 'allow') await context.addInitScript(NO_SERVICE_WORKERS)
      context.setDefaultTimeout(STEP_TIMEOUT_MS)
      return context
    }
  })
  .extend('idleContexts', { scope: 'worker' }, () => new Map<string, BrowserContext[]>())
  .extend('openContext', async ({ makeContext }, { onCleanup }) => {
    const opened: BrowserContext[] = []
    onCleanup(async () => {
      await Promise.all(opened.map(context => context.close()))
    })
    return async (device: Device, options?: BrowserContextOptions): Promise<BrowserContext> => {
      const context = await makeContext(device, options)
      opened.push(context)
      return context
    }
  })
  .extend('openPage', async ({ makeContext, idleContexts }, { onCleanup }) => {
    const used: { key: string; context: BrowserContext; page: Page }[] = []
    onCleanup(async () => {
      for (const { key, context, page } of used) {
        await page.close()
        await context.clearCookies()
        idleContexts.set(key, [...(idleContexts.get(key) ?? []), context])
      }
    })
    return async (device: Device, options: BrowserContextOptions = {}): Promise<Page> => {
      const key = JSON.stringify([device, options])
      const context = idleContexts.get(key)?.pop() ?? (await makeContext(device, options))
      const page = await context.newPage()
      await page.addInitScript(FORGET_EARLIER_TESTS)
      used.push({ key, context, page })
      return page
    }
  })

/** The application of a page for reading starts once its reader turns to a control (src/client/start.ts). */
const TURN = `if (document.querySelector('script[data-reading]'))
  document.querySelector('header a')?.dispatchEvent(new Event('focusin', { bubbles: true }))`

/**
 * Waits until React has hydrated the given part; of a text that hydration leaves alone, what is around it. React marks its
 * elements before their effects have run, and those are over when the page is idle.
 */
export async function hydrated(page: Page, part = 'main h1'): Promise<void> {
  await page.evaluate(TURN)
  await untilTrue(
    page,
    `(found => Object.keys(found?.closest('[data-drawn]') ?? found ?? {}).some(key => key.startsWith('__react')))
      (document.querySelector(${JSON.stringify(part)}))`,
    'The page was not hydrated',
  )
}

/** Waits until there is an element. A locator would wait too, but first sends Playwright's scripts to the page. */
export const appeared = (page: Page, selector: string): Promise<void> =>
  untilTrue(page, `document.querySelector(${JSON.stringify(selector)}) !== null`, `There is no ${selector}`)

/** Looks once per frame, then waits until the page is idle. Playwright's own polling needs `unsafe-eval`, which the CSP forbids. */
const untilTrue = (page: Page, condition: string, failure: string): Promise<void> =>
  page.evaluate(`new Promise((resolve, reject) => {
    setTimeout(reject, ${STEP_TIMEOUT_MS}, new Error(${JSON.stringify(failure)}))
    const look = () => {
      if (${condition}) requestIdleCallback(resolve)
      else requestAnimationFrame(look)
    }
    look()
  })`)

/** Waits until the page is idle and has fetched nothing new for a while. Playwright's `networkidle` can miss the end of a request. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`new Promise(resolve => {
    let before = -1
    const look = () => {
      const fetched = performance.getEntriesByType('resource').length
      if (fetched === before && document.readyState === 'complete') resolve()
      else {
        before = fetched
        setTimeout(() => requestIdleCallback(look, { timeout: 10_000 }), ${QUIET_MS})
      }
    }
    look()
  })`)
}

/** Advances the page's clock, so that a form does not look sent by a robot (src/domain/forms/traps.ts). */
export const advanceClock = (page: Page): Promise<void> =>
  page.evaluate(`{ const now = Date.now; Date.now = () => now() + 60_000 }`)

export const isFocused = async (locator: Locator): Promise<boolean> =>
  (await locator.and(locator.page().locator(':focus')).count()) === 1

/** The link from the home page to the main rating, present on both devices. */
export const linkToRating = (page: Page): Locator =>
  page.getByRole('main').locator('a[href="/digital-agencies/"]').first()

/** Waits until the parts that the first paint put off have their height (src/client/browser/lay-out-parts.ts). */
export async function laidOut(page: Page): Promise<void> {
  await page.mouse.move(1, 1)
  const putOff = `[...document.querySelectorAll('[data-parts] > *, #root > footer')]
    .some(part => getComputedStyle(part).contentVisibility === 'auto')`
  await untilTrue(page, `!${putOff}`, 'The page was not laid out')
}
