import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { CHUNK_TIMEOUT_MS } from '#client/app/chunk-timeout.ts'
import { DEVICES, hydrated, linkToRating, test } from '#tests/support/browser/browser.ts'
import { hang, type Loss, lose, scriptOf, styleOf } from '#tests/support/browser/lost-files.ts'

const RATING = '/digital-agencies/'
const RATING_H1 = /^Рейтинг диджитал-агентств$/
const MAIN_H1 = /^Рейтинг .* по проверенным/
const LOSSES: readonly Loss[] = ['aborted', 'gone']
const CASES = DEVICES.flatMap(device => LOSSES.map(loss => ({ device, loss })))

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const retry = (page: Page) => page.getByRole('button', { name: 'Retry — повторить' })
const brand = (page: Page) => page.getByRole('banner').getByRole('link', { name: /на главную$/ })
const firstAgency = (page: Page) =>
  page.getByRole('region', { name: 'Участники рейтинга' }).locator(':is(td, li) > a').first()

/** Full loads of an address from now on. */
function countLoads(page: Page, path: string): () => number {
  let loads = 0
  page.on('request', request => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === path) loads += 1
  })
  return () => loads
}

const hasStyles = (page: Page, style: string) =>
  page.evaluate<boolean>(
    `Array.from(document.styleSheets, sheet => sheet.href ?? '').some(href => href.includes('${style}'))`,
  )

/** The document stays the same: a full load would forget the mark. */
const mark = (page: Page) => page.evaluate('window.isSameDocument = true')
const isSameDocument = (page: Page) => page.evaluate<boolean>('window.isSameDocument === true')

async function openRating(page: Page): Promise<void> {
  await page.goto(RATING)
  await hydrated(page)
}

test('the server answers 404 for a file of an unknown release', async () => {
  const { status } = await fetch(`${inject('siteUrl')}/assets/view-00000000.js`, { method: 'HEAD' })
  expect(status).toBe(404)
})

test.for(DEVICES)('a view that fails says «Error!», and a retry brings the page (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const restore = await lose(page, scriptOf('src/client/pages/agency/about/agency-about.tsx'), 'aborted')
  await openRating(page)
  await mark(page)
  const name = (await firstAgency(page).textContent()) ?? ''
  await firstAgency(page).click()
  await page.getByText('Error!').waitFor()
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0)
  expect(new URL(page.url()).pathname).toMatch(/^\/agency-/)
  await restore()
  await retry(page).click()
  await heading(page, name).waitFor()
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await heading(page, RATING_H1).waitFor()
})

test.for(DEVICES)('a view that is gone makes the click a full load, once (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await lose(page, scriptOf(`src/client/pages/rating/${device}.tsx`), 'gone')
  await page.goto('/')
  await hydrated(page)
  const loads = countLoads(page, RATING)
  await linkToRating(page).click()
  await heading(page, RATING_H1).waitFor()
  await hydrated(page, 'header')
  expect(await page.getByText(/Error!|Loading\.\.\./).count()).toBe(0)
  expect(await firstAgency(page).isVisible()).toBe(true)
  await brand(page).click()
  await heading(page, MAIN_H1).waitFor()
  expect(loads()).toBe(1)
})

test.for(DEVICES)(
  'a retry that fails while the server answers becomes a full load (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    const file = scriptOf(`src/client/pages/rating/${device}.tsx`)
    // The import fails while the file is there, as in a browser that remembers the failure.
    await page.route(`**/${file}`, route => (route.request().method() === 'HEAD' ? route.continue() : route.abort()))
    await page.goto('/')
    await hydrated(page)
    await linkToRating(page).click()
    await page.getByText('Error!').waitFor()
    const loads = countLoads(page, RATING)
    await retry(page).click()
    await heading(page, RATING_H1).waitFor()
    expect(loads()).toBe(1)
  },
)

test.for(CASES)(
  'a text whose code fails says so in its place, and a retry brings it ($device, $loss)',
  async ({ device, loss }, { openPage }) => {
    const page = await openPage(device)
    const restore = await lose(page, scriptOf('src/client/pages/reading/journal-text.tsx'), loss)
    await page.goto('/abc/')
    await hydrated(page)
    await page.getByRole('main').locator('a[href="/abc/brif/"]').first().click()
    await page.getByRole('alert').waitFor()
    await restore()
    await page.getByRole('button', { name: 'Повторить' }).click()
    await heading(page, 'Бриф').waitFor()
  },
)

test.for(CASES)(
  'a first page without its view stays readable, and is left by links ($device, $loss)',
  async ({ device, loss }, { openPage }) => {
    const page = await openPage(device)
    const restore = await lose(page, scriptOf('src/client/pages/agency/about/agency-about.tsx'), loss)
    await page.goto(`/agency-${inject('known').agency}/`)
    await hydrated(page, 'header')
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
    expect(await page.getByText('Error!').count()).toBe(0)
    await brand(page).click()
    await heading(page, MAIN_H1).waitFor()
    await page.goBack()
    // The server's markup is gone by now: the page is loaded again, or says why not.
    await (loss === 'gone' ? page.getByRole('heading', { level: 1 }) : page.getByText('Error!')).waitFor()
    await restore()
    if (loss === 'aborted') await retry(page).click()
    else await page.reload()
    await hydrated(page)
  },
)

test.for(CASES)(
  'a page without its layout works by links and is hydrated once it comes ($device, $loss)',
  async ({ device, loss }, { openPage }) => {
    const page = await openPage(device)
    const restore = await lose(page, scriptOf(`src/client/layout/${device}.tsx`), loss)
    await page.goto('/')
    await linkToRating(page).click()
    await heading(page, RATING_H1).waitFor()
    expect(await firstAgency(page).isVisible()).toBe(true)
    await mark(page)
    await restore()
    await hydrated(page)
    expect(await isSameDocument(page)).toBe(true)
  },
)

test.for(DEVICES)(
  'a stylesheet that fails says «Error!», and a retry brings the page with its styles (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    const style = styleOf('src/client/pages/agency/about/agency-about.tsx')
    const restore = await lose(page, style, 'aborted')
    await openRating(page)
    await firstAgency(page).click()
    await page.getByText('Error!').waitFor()
    await restore()
    await retry(page).click()
    await page.getByRole('link', { name: 'Отзывы' }).first().waitFor()
    expect(await hasStyles(page, style)).toBe(true)
  },
)

test('a late part whose stylesheet hangs fails after 30 s and is asked for again', async ({ openPage }) => {
  const page = await openPage('mobile')
  await page.clock.install()
  const style = styleOf('src/client/features/main-menu/menu-drawer.tsx')
  const restore = await hang(page, style)
  await page.goto('/')
  await hydrated(page)
  const opener = page.getByRole('banner').getByLabel('Меню', { exact: true })
  const asked = page.waitForRequest(`**/${style}*`)
  await opener.click()
  await asked
  // From here on: on a busy machine the next attempt may come before the line that awaits it.
  const askedAgain = page.waitForRequest(`**/${style}*`)
  await page.clock.fastForward(CHUNK_TIMEOUT_MS)
  await page.waitForURL(/#site-map$/)
  await restore()
  await page.clock.fastForward(CHUNK_TIMEOUT_MS)
  await askedAgain
  await expect.poll(() => opener.getAttribute('data-press')).toBe('')
  await opener.click()
  await page.getByRole('dialog', { name: 'Меню' }).waitFor()
  expect(await hasStyles(page, style)).toBe(true)
})

test.for(CASES)(
  'a row whose details are lost is explained by the server ($device, $loss)',
  async ({ device, loss }, { openPage }) => {
    const page = await openPage(device)
    await lose(page, scriptOf('src/client/pages/rating/row-details/row-details.tsx'), loss)
    await openRating(page)
    await page.getByRole('button', { name: /^Почему 1-е/ }).click()
    await page.waitForURL(/[?&]why=\d+/)
    await heading(page, RATING_H1).waitFor()
  },
)

test.for(LOSSES)('a phone without the search field goes to the search page (%s)', async (loss, { openPage }) => {
  const page = await openPage('mobile')
  await lose(page, scriptOf('src/client/features/site-search/search-panel.tsx'), loss)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByLabel('Поиск', { exact: true }).click()
  await page.waitForURL('**/search/')
  await page.getByRole('main').getByRole('searchbox').or(page.getByRole('main').getByRole('combobox')).waitFor()
})

test.for(LOSSES)('a phone without the menu goes to the site map (%s)', async (loss, { openPage }) => {
  const page = await openPage('mobile')
  await lose(page, scriptOf('src/client/features/main-menu/menu-drawer.tsx'), loss)
  await page.goto('/')
  await hydrated(page)
  await page.getByRole('banner').getByLabel('Меню', { exact: true }).click()
  await page.waitForURL(/#site-map$/)
  await page.locator('#site-map summary').first().waitFor()
})

test.for(CASES)(
  'without its dialog a request is made on its page ($device, $loss)',
  async ({ device, loss }, { openPage }) => {
    const page = await openPage(device)
    const file = scriptOf('src/client/features/tender/tender-dialog.tsx')
    await lose(page, file, loss)
    await page.goto(`/agency-${inject('known').agency}/`)
    await hydrated(page)
    await page.locator('main a[href^="/tender/?"]').first().click()
    await page.waitForURL('**/tender/?*')
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)

test.for(CASES)(
  'without the selection marked agencies are compared by a plain form ($device, $loss)',
  async ({ device, loss }, { openPage }) => {
    const page = await openPage(device)
    await lose(page, scriptOf('src/client/features/selection/selection.tsx'), loss)
    await openRating(page)
    await hydrated(page, '#root > footer')
    const compare = page.getByRole('button', { name: 'Сравнить отмеченные' })
    const boxes = page.getByRole('checkbox', { name: /^Сравнить: / })
    await boxes.nth(0).check()
    await boxes.nth(1).check()
    await compare.waitFor()
    await compare.click()
    const table = page.getByRole('region', { name: 'Таблица сравнения' })
    await expect.poll(() => table.locator('thead th > a').count()).toBe(2)
  },
)
