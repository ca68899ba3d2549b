import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { test as base, DEVICES, settled } from '#tests/support/browser/browser.ts'

// The application starts at the visitor's first sign of life (src/client/start.ts). Here that is a press, so nothing of it
// has run before. That it also starts by itself in a while would make these tests depend on the machine's speed.
const NEVER_BY_ITSELF = `{
  const { setTimeout } = window
  window.setTimeout = (act, ms, ...rest) => (ms === 4_000 ? 0 : setTimeout(act, ms, ...rest))
}`

const test = base.extend('openAtRest', ({ openContext }) => {
  return async (device: Device, path: string, prepare?: (page: Page) => Promise<unknown>): Promise<Page> => {
    const page = await (await openContext(device)).newPage()
    await page.addInitScript(NEVER_BY_ITSELF)
    await prepare?.(page)
    await page.goto(path)
    await settled(page)
    return page
  }
})

/** Notes whether a file runs apart from the one before it: files that run together leave no time for a microtask. */
const NOTE_RUN = `(window.runs ??= {})[new URL(import.meta.url).pathname] = window.isApart ?? true
window.isApart = false
queueMicrotask(() => { window.isApart = true })
`

const isStarted = (page: Page) =>
  page.evaluate<boolean>(`Object.keys(document.querySelector('h1')).some(key => key.startsWith('__react'))`)

/** By the event alone: a pointer on its way there would be a sign of life. */
const press = (page: Page, selector: string) => page.locator(selector).first().dispatchEvent('click')

const MENU: Record<Device, { opener: string; address: string; opened: (page: Page) => Promise<unknown> }> = {
  desktop: {
    opener: 'header a[data-press]',
    address: '/digital-agencies/',
    opened: page => page.locator('header button[aria-expanded=true]').waitFor(),
  },
  mobile: {
    opener: 'header a[aria-label="Меню"]',
    address: '/#site-map',
    opened: page => page.getByRole('dialog', { name: 'Меню' }).waitFor(),
  },
}

describe.each(DEVICES)('on %s', device => {
  const { opener, address, opened } = MENU[device]

  test('a page that nobody touches runs nothing of the application', async ({ openAtRest }) => {
    const page = await openAtRest(device, '/')
    expect(await isStarted(page)).toBe(false)
    await page.mouse.move(5, 5)
    await page.mouse.move(9, 9)
    await expect.poll(() => isStarted(page)).toBe(true)
  })

  test('files run one by one, so that they are not one long task', async ({ openAtRest }) => {
    const page = await openAtRest(device, '/digital-agencies/', each =>
      each.route(/\/assets\/(?!start-).*\.js$/, async route => {
        const response = await route.fetch()
        await route.fulfill({ response, body: NOTE_RUN + (await response.text()) })
      }),
    )
    await press(page, opener)
    await opened(page)
    const files = (await page.locator('script[data-files]').getAttribute('data-files'))?.split(' ') ?? []
    expect(files.length).toBeGreaterThanOrEqual(4)
    // An act asks for more.
    expect(await page.evaluate('runs')).toMatchObject(Object.fromEntries(files.map(file => [file, true])))
  })

  test('for a visitor whom the browser remembers it starts at once', async ({ openAtRest }) => {
    const page = await openAtRest(device, '/', each => each.addInitScript(`localStorage.setItem('something', '1')`))
    await expect.poll(() => isStarted(page)).toBe(true)
  })

  test('the first press opens the menu', async ({ openAtRest }) => {
    const page = await openAtRest(device, '/')
    await press(page, opener)
    await opened(page)
    expect(new URL(page.url()).hash).toBe('')
    expect(await isStarted(page)).toBe(true)
  })

  test('the first press explains a place without leaving the page', async ({ openAtRest }) => {
    const page = await openAtRest(device, '/digital-agencies/')
    await page.evaluate('window.isSamePage = true')
    await press(page, 'button[data-part=why]')
    await page.getByRole('heading', { name: /^Почему 1/ }).waitFor()
    expect(await page.evaluate('window.isSamePage')).toBe(true)
  })

  test('the first press closes a notice', async ({ openAtRest }) => {
    const page = await openAtRest(device, '/')
    await press(page, 'button[data-closes=demo]')
    await page.getByRole('region', { name: 'Демонстрация' }).waitFor({ state: 'detached' })
  })

  test('a press that waits for an application which cannot start does what it does without', async ({ openAtRest }) => {
    const page = await openAtRest(device, '/', each =>
      each.route('**/assets/entry-client*.js', route =>
        route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("Broken")' }),
      ),
    )
    await press(page, opener)
    await expect.poll(() => page.url().endsWith(address)).toBe(true)
  })

  test('a press before the files have come does not wait for them', async ({ openAtRest }) => {
    const page = await openAtRest(device, '/', each =>
      each.route('**/assets/entry-client*.js', () => new Promise(() => {})),
    )
    await press(page, opener)
    await expect.poll(() => page.url().endsWith(address)).toBe(true)
  })
})
