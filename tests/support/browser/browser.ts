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
]
const STEP_TIMEOUT_MS = 15_000
export const USER_AGENT = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

export const DEVICES = ['desktop', 'mobile'] as const satisfies readonly Device[]

/** What each device is to the site: its screen, its name, its fingers. */
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

/** The same list by which the setup looks whether there is one. */
function installedBrowser(): string {
  const places = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../scripts/browsers.json'), 'utf8'),
  ) as string[]
  const found = places.find(place => existsSync(place))
  if (found === undefined) throw new Error(`No browser at any of ${places.join(', ')}`)
  return found
}

/** Tests with a real browser: one Chromium per worker, contexts of the test's own, closed with it. */
export const test = base
  .extend('chromiumPath', { scope: 'worker' }, () => process.env.CHROMIUM_PATH ?? installedBrowser())
  .extend('browser', { scope: 'worker' }, async ({ chromiumPath }, { onCleanup }) => {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: ARGS })
    onCleanup(() => browser.close())
    return browser
  })
  .extend('openContext', async ({ browser }, { onCleanup }) => {
    const opened: BrowserContext[] = []
    onCleanup(async () => {
      await Promise.all(opened.map(context => context.close()))
    })
    return async (device: Device, options: BrowserContextOptions = {}): Promise<BrowserContext> => {
      const baseURL = inject('siteUrl')
      const context = await browser.newContext({ baseURL, locale: 'ru-RU', ...DEVICE_OPTIONS[device], ...options })
      context.setDefaultTimeout(STEP_TIMEOUT_MS)
      opened.push(context)
      return context
    }
  })
  .extend('openPage', ({ openContext }) => async (device: Device, options?: BrowserContextOptions): Promise<Page> => {
    const context = await openContext(device, options)
    return context.newPage()
  })

/**
 * Resolves when React has taken the page over, or a part of it that comes later. Evaluated outright: polling by
 * Playwright would need `unsafe-eval`.
 */
export async function hydrated(page: Page, part = 'main h1'): Promise<void> {
  await page.evaluate(`new Promise((resolve, reject) => {
    setTimeout(reject, ${STEP_TIMEOUT_MS}, new Error('The page was not taken over'))
    const look = () => {
      const isOurs = Object.keys(document.querySelector(${JSON.stringify(part)}) ?? {}).some(key => key.startsWith('__react'))
      if (isOurs) resolve()
      else requestAnimationFrame(look)
    }
    look()
  })`)
}

/** Whether the keyboard is where it should be. */
export const isFocused = async (locator: Locator): Promise<boolean> =>
  (await locator.and(locator.page().locator(':focus')).count()) === 1

/** The door of the main page that leads to the main rating; it stands there on both devices. */
export const wayToRating = (page: Page): Locator =>
  page.getByRole('main').locator('a[href="/digital-agencies/"]').first()
