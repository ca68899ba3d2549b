import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { test as base, inject } from 'vitest'
import type { Device } from '#domain/device.ts'

const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const USER_AGENT = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  mobile:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
}

export const DEVICES = ['desktop', 'mobile'] as const satisfies readonly Device[]

/** What each device is to the site: its screen, its name, its fingers. */
export const deviceOptions: Record<Device, BrowserContextOptions> = {
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

type OpenContext = (device: Device, options?: BrowserContextOptions) => Promise<BrowserContext>
type OpenPage = (device: Device, options?: BrowserContextOptions) => Promise<Page>

interface BrowserFixtures {
  $file: { browser: Browser }
  $test: { openContext: OpenContext; openPage: OpenPage }
}

/** Tests with a real browser: one per file, contexts of the test's own, closed with it. */
export const test = base.extend<BrowserFixtures>({
  browser: [
    // biome-ignore lint: replaced below
    async ({}, use) => {
      const browser = await chromium.launch({ executablePath: CHROMIUM, args: ARGS })
      await use(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  openContext: async ({ browser }, use) => {
    const opened: BrowserContext[] = []
    await use(async (device, options) => {
      const context = await browser.newContext({
        baseURL: inject('siteUrl'),
        locale: 'ru-RU',
        ...deviceOptions[device],
        ...options,
      })
      context.setDefaultTimeout(10_000)
      opened.push(context)
      return context
    })
    await Promise.all(opened.map(context => context.close()))
  },
  openPage: async ({ openContext }, use) => {
    await use(async (device, options) => (await openContext(device, options)).newPage())
  },
})
