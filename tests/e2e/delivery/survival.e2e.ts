import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Device } from '#domain/web/device.ts'
import { DEVICES, hydrated, linkToRating, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'

const RATING = '/digital-agencies/'
const PAGES = ['/', RATING, '/agency-{agency}/', '/compare/', '/search/?q=контур']

const BLOCKED = `{
  const blocked = { get() { throw new DOMException('Blocked', 'SecurityError') }, set() { throw new DOMException('Blocked', 'SecurityError') } }
  Object.defineProperty(window, 'localStorage', blocked)
  Object.defineProperty(window, 'sessionStorage', blocked)
  Object.defineProperty(document, 'cookie', blocked)
}`

/** Anything but what the site writes. */
const GARBAGE = [
  'not JSON {',
  'null',
  '17',
  '"текст"',
  '{"__proto__":{"ids":[1]},"constructor":5,"promotion":{}}',
  '[null,0,-1,1.5,1e308,"7",[7],{"id":7},{"id":7,"name":{},"name_lat":"\\ud800","logo":[]}]',
]

const real = (path: string) => path.replace('{agency}', inject('known').agency)
const bar = (page: Page) => page.getByRole('region', { name: 'Выбранные агентства' })
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Сравнить: / })
const cookies = (page: Page) => page.getByRole('region', { name: 'Файлы cookie' })

/** The notices cover the bottom edge, where the bar of the selection is. */
async function closeNotices(page: Page): Promise<void> {
  await cookies(page).getByRole('button', { name: 'Только необходимые' }).click()
  await page.getByRole('region', { name: 'Демонстрация' }).getByRole('button', { name: 'Закрыть' }).click()
}

test.for(DEVICES)('every page works while site data is blocked (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const complaints = collectConsoleErrors(page)
  await page.addInitScript(BLOCKED)
  for (const path of PAGES) {
    await page.goto(real(path))
    await hydrated(page)
    // The notices are the last part to load, and the first to read what is stored.
    await cookies(page).waitFor()
    expect(await page.getByText('Something went wrong.').count()).toBe(0)
  }
  expect(complaints).toEqual([])
})

test.for(DEVICES)('a selection works within the page while site data is blocked (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const complaints = collectConsoleErrors(page)
  await page.addInitScript(BLOCKED)
  await page.goto('/')
  await hydrated(page)
  await closeNotices(page)
  await linkToRating(page).click()
  await page.getByRole('heading', { level: 1, name: /^Рейтинг диджитал-агентств$/ }).waitFor()
  await boxes(page).nth(0).check()
  await boxes(page).nth(1).check()
  await bar(page).getByText('Выбрано 2').waitFor()
  await bar(page).getByRole('link', { name: 'Сравнить', exact: true }).click()
  const table = page.getByRole('region', { name: 'Таблица сравнения' })
  await expect.poll(() => table.locator('thead th > a').count()).toBe(2)
  expect(complaints).toEqual([])
})

test.for(DEVICES)(
  'a recent search is remembered within the page while site data is blocked (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    await page.addInitScript(BLOCKED)
    await page.goto('/')
    await hydrated(page)
    await search(page, device, 'контур')
    await page.waitForURL(/\/search\/\?q=/)
    await page.getByRole('heading', { level: 1 }).waitFor()
    if (device === 'mobile') await page.getByRole('button', { name: 'Поиск' }).click()
    await page.getByRole('banner').getByRole('combobox').click()
    await page.getByRole('option', { name: 'контур' }).first().waitFor()
  },
)

async function search(page: Page, device: Device, text: string): Promise<void> {
  if (device === 'mobile') await page.getByRole('button', { name: 'Поиск' }).click()
  const field = page.getByRole('banner').getByRole('combobox')
  await field.fill(text)
  await field.press('Enter')
}

test.for(DEVICES)('garbage in site data is ignored (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const complaints = collectConsoleErrors(page)
  await page.addInitScript(`if (window.name) {
    const keys = ['mySelection', 'mySelectionCards', 'myDate', 'viewedAgencies', 'viewedAgencyCards', 'recentSearches']
    for (const key of keys) localStorage.setItem(key, window.name)
    for (const name of ['cookieChoice', 'closedBanners']) document.cookie = name + '=' + encodeURIComponent(window.name) + '; path=/'
  }`)
  await page.goto('/')
  for (const [index, garbage] of GARBAGE.entries()) {
    await page.evaluate(`window.name = ${JSON.stringify(garbage)}`)
    await page.goto(real(PAGES[index % PAGES.length] ?? ''))
    await hydrated(page)
    await cookies(page).waitFor()
    expect(await bar(page).count()).toBe(0)
  }
  expect(complaints).toEqual([])
})

test.for(DEVICES)(
  'a floating part that breaks is reported and takes nothing else with it (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    // The selection observes the page for new checkboxes.
    await page.addInitScript('window.MutationObserver = undefined')
    const report = page.waitForRequest('**/api/send-js-log?*')
    await page.goto(RATING)
    await hydrated(page, '#root > footer')
    // Its code loads with the first tick.
    await page
      .getByRole('checkbox', { name: /^Сравнить: / })
      .first()
      .check()
    expect(new URL((await report).url()).searchParams.get('text')).toMatch(/^TypeError/)
    await cookies(page).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.getByText('Something went wrong.').count()).toBe(0)
  },
)
