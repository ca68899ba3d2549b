import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#client/app/chunk-timeout.ts'
import type { Device } from '#domain/web/device.ts'
import { test as base, DEVICES, hydrated } from '#tests/support/browser/browser.ts'

// The application starts once the page is painted (src/client/start.ts). Here its entry comes only when the test lets it,
// so a press is always too early.
const ENTRY = '**/assets/entry-client*.js'

const test = base.extend('openTooEarly', ({ openContext }) => {
  return async (device: Device, path: string, prepare = async (_page: Page): Promise<void> => undefined) => {
    const page = await (await openContext(device)).newPage()
    await prepare(page)
    const gate = Promise.withResolvers<void>()
    await page.route(ENTRY, async route => {
      await gate.promise
      await route.continue()
    })
    await page.goto(path)
    await page.locator('main h1').waitFor()
    return { page, letStart: gate.resolve }
  }
})

/** Notes whether a file runs apart from the one before it: files that run together leave no time for a microtask. */
const NOTE_RUN = `(window.runs ??= {})[new URL(import.meta.url).pathname] = window.isApart ?? true
window.isApart = false
queueMicrotask(() => { window.isApart = true })
`

const isStarted = (page: Page) =>
  page.evaluate<boolean>(`Object.keys(document.querySelector('h1')).some(key => key.startsWith('__react'))`)

/** By the event alone: Playwright waits until the pointer would hit the control, and scrolls to it. */
const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

const MENU: Record<Device, { opener: string; address: string; opened: (page: Page) => Promise<unknown> }> = {
  desktop: {
    opener: 'header a[data-press]',
    address: '/digital-agencies/',
    opened: page => page.locator('header [aria-expanded=true]').waitFor(),
  },
  mobile: {
    opener: 'header a[aria-label="Меню"]',
    address: '/#site-map',
    opened: page => page.getByRole('dialog', { name: 'Меню' }).waitFor(),
  },
}

describe.each(DEVICES)('on %s', device => {
  const { opener, address, opened } = MENU[device]

  test('the application starts without waiting for the visitor', async ({ openPage }) => {
    const page = await openPage(device)
    await page.goto('/')
    await expect.poll(() => isStarted(page)).toBe(true)
  })

  test('files run one by one, so that they are not one long task', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    await page.route(/\/assets\/(?!start-).*\.js$/, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: NOTE_RUN + (await response.text()) })
    })
    await page.goto('/digital-agencies/')
    await hydrated(page)
    const files = (await page.locator('script[data-files]').getAttribute('data-files'))?.split(' ') ?? []
    expect(files.length).toBeGreaterThanOrEqual(4)
    expect(await page.evaluate('runs')).toMatchObject(Object.fromEntries(files.map(file => [file, true])))
  })

  test('a press before the start opens the menu once it has come', async ({ openTooEarly }) => {
    const { page, letStart } = await openTooEarly(device, '/')
    await press(page, opener)
    expect(await page.locator(opener).first().getAttribute('aria-busy')).toBe('true')
    letStart()
    await opened(page)
    expect(new URL(page.url()).hash).toBe('')
  })

  test('a press before the start explains a place without leaving the page', async ({ openTooEarly }) => {
    const { page, letStart } = await openTooEarly(device, '/digital-agencies/')
    await page.evaluate('window.isSamePage = true')
    await press(page, 'button[data-part=why]')
    letStart()
    await page.getByRole('heading', { name: /^Почему 1/ }).waitFor()
    expect(await page.evaluate('window.isSamePage')).toBe(true)
  })

  test('rows stay the markup of the server until somebody acts in them', async ({ openPage }) => {
    const page = await openPage(device)
    await page.goto('/digital-agencies/')
    await hydrated(page)
    const isRowAlive = () =>
      page.evaluate<boolean>(
        `Object.keys(document.querySelector('button[data-part=why]')).some(key => key.startsWith('__react'))`,
      )
    expect(await isRowAlive()).toBe(false)
    await press(page, 'button[data-part=why]')
    expect(await isRowAlive()).toBe(true)
    await page.getByRole('heading', { name: /^Почему 1/ }).waitFor()
  })

  test('a press before the start closes a notice', async ({ openTooEarly }) => {
    const { page, letStart } = await openTooEarly(device, '/')
    await press(page, 'button[data-closes=demo]')
    letStart()
    await page.getByRole('region', { name: 'Демонстрация' }).waitFor({ state: 'detached' })
  })

  test('presses of different controls before the start all happen, and a repeated one happens once', async ({
    openTooEarly,
  }) => {
    const { page, letStart } = await openTooEarly(device, '/')
    await press(page, 'button[data-closes=demo]')
    await press(page, opener)
    await press(page, opener)
    letStart()
    await page.getByRole('region', { name: 'Демонстрация' }).waitFor({ state: 'detached' })
    await opened(page)
  })

  test('a press waits for files which do not come for 30 s, then does what it does without them', async ({
    openTooEarly,
  }) => {
    const { page } = await openTooEarly(device, '/', async opening => opening.clock.install())
    const before = page.url()
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await press(page, opener)
    await page.clock.fastForward(CHUNK_TIMEOUT_MS - 1)
    expect(page.url()).toBe(before)
    expect(await page.locator(opener).first().getAttribute('aria-busy')).toBe('true')
    await page.clock.fastForward(1)
    await expect.poll(() => page.url().endsWith(address)).toBe(true)
  })

  test('an application that cannot load says so, lets go of the press and is tried again', async ({ openContext }) => {
    const page = await (await openContext(device)).newPage()
    let isBroken = true
    await page.route(ENTRY, route => (isBroken ? route.abort() : route.continue()))
    await page.goto('/')
    const failure = page.getByRole('alert').filter({ hasText: 'Error!' })
    await failure.waitFor()
    isBroken = false
    await failure.getByRole('button', { name: /Retry/ }).click()
    await expect.poll(() => isStarted(page)).toBe(true)
    await failure.waitFor({ state: 'detached' })
  })
})
