import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { DEVICES, hydrated, linkToRating, test } from '#tests/support/browser/browser.ts'
import { collectConsoleErrors } from '#tests/support/browser/inspect-page.ts'

const rows = (page: Page) =>
  page.getByRole('region', { name: 'Участники рейтинга' }).locator('tr:has(> td > a), li:has(> a)')

const scrollTop = (page: Page) => page.evaluate<number>('Math.round(window.scrollY)')

test.for(DEVICES)(
  'Back from an agency restores the loaded rows and scroll position (%s)',
  async (device, { openPage }) => {
    const page = await openPage(device)
    const consoleErrors = collectConsoleErrors(page)
    await splitRatingPages(page, 8)
    await page.goto('/')
    await hydrated(page)
    await linkToRating(page).click()
    await page.getByRole('heading', { level: 1, name: /^Рейтинг диджитал-агентств$/ }).waitFor()
    await expect.poll(() => page.url()).toMatch(/\/digital-agencies\/$/)
    await expect.poll(() => rows(page).count()).toBe(8)

    const before = page.url()
    await page.getByText(/^Показать ещё \d+\sагентств/).click()
    await expect.poll(() => rows(page).count()).toBe(16)
    expect(page.url()).toBe(before)
    const names = await rows(page).locator(':scope > a, :scope > td > a').allTextContents()
    expect(new Set(names).size).toBe(16)

    const last = rows(page).nth(13).getByRole('link').first()
    await last.scrollIntoViewIfNeeded()
    const name = (await last.textContent()) ?? ''
    const position = await scrollTop(page)
    expect(position).toBeGreaterThan(0)
    await last.click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expect.poll(() => scrollTop(page)).toBe(0)

    await page.goBack()
    await page.getByRole('heading', { level: 1, name: /^Рейтинг диджитал-агентств$/ }).waitFor()
    await expect.poll(() => rows(page).count()).toBe(16)
    await expect.poll(() => scrollTop(page)).toBe(position)
    expect(consoleErrors).toEqual([])
  },
)

/** Splits the response, since the tiny market's longest rating fits one page. */
async function splitRatingPages(page: Page, size: number): Promise<void> {
  await page.route('**/api/rating-page-main-info?*', async route => {
    const url = new URL(route.request().url())
    const start = Number(url.searchParams.get('next') ?? 0)
    url.searchParams.delete('next')
    const answer = await route.fetch({ url: url.href })
    const body = (await answer.json()) as { rows: unknown[]; next: string | null }
    const end = start + size
    const next = end < body.rows.length ? String(end) : null
    await route.fulfill({ response: answer, json: { ...body, rows: body.rows.slice(start, end), next } })
  })
}

test.for(DEVICES)('navigation shows progress, is announced and moves focus (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  await page.goto('/')
  await hydrated(page)
  const { promise: responseAllowed, resolve: allowResponse } = Promise.withResolvers<void>()
  await page.route('**/api/rating-page-main-info?*', async route => {
    await responseAllowed
    await route.continue()
  })
  await linkToRating(page).click()
  await page.getByRole('progressbar', { name: 'Загрузка страницы' }).waitFor()
  allowResponse()
  await page.getByRole('heading', { level: 1, name: /^Рейтинг диджитал-агентств$/ }).waitFor()
  await page.getByRole('progressbar', { name: 'Загрузка страницы' }).waitFor({ state: 'detached' })
  await expect.poll(() => page.title()).toMatch(/^Рейтинг диджитал-агентств \d{4}/)
  await expect.poll(() => page.locator('#announcer').textContent()).toBe(await page.title())
  await expect.poll(() => page.evaluate('document.activeElement.tagName')).toBe('MAIN')
})

test('a title that arrives after its page is still set and announced', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.goto('/')
  await hydrated(page)
  const { promise: responseAllowed, resolve: allowResponse } = Promise.withResolvers<void>()
  await page.route('**/api/page-html-head?*', async route => {
    await responseAllowed
    await route.continue()
  })
  await linkToRating(page).click()
  await page.getByRole('heading', { level: 1, name: /^Рейтинг диджитал-агентств$/ }).waitFor()
  allowResponse()
  await expect.poll(() => page.title()).toMatch(/^Рейтинг диджитал-агентств \d{4}/)
  await expect.poll(() => page.locator('#announcer').textContent()).toBe(await page.title())
})

test.for(DEVICES)('reading and search work without JavaScript (%s)', async (device, { openPage }) => {
  const page = await openPage(device, { javaScriptEnabled: false })
  await page.goto('/')
  await linkToRating(page).click()
  await page.getByRole('heading', { level: 1, name: /^Рейтинг диджитал-агентств$/ }).waitFor()
  const first = rows(page).first().getByRole('link').first()
  const name = (await first.textContent()) ?? ''
  await first.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(await page.getByText('Loading...').count()).toBe(0)

  await page.goto('/search/')
  await page.getByRole('main').getByRole('searchbox').fill(name)
  await page.getByRole('main').getByRole('button', { name: 'Искать' }).click()
  await page.waitForURL(/\/search\/\?q=/)
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

test('without JavaScript the mobile menu is at the foot of the page', async ({ openPage }) => {
  const page = await openPage('mobile', { javaScriptEnabled: false })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click()
  expect(page.url()).toMatch(/#site-map$/)
  const map = page.locator('#site-map')
  await map.locator('summary').first().click()
  await map.getByRole('link', { name: 'Брендинг' }).click()
  await page.waitForURL(/\/branding\/$/)
})

test.for(DEVICES)('a page without server state is rendered in the browser (%s)', async (device, { openPage }) => {
  const page = await openPage(device)
  const consoleErrors = collectConsoleErrors(page)
  await page.route('**/digital-agencies/', async route => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/<div id="root">.*<\/body>/s, '<div id="root"></div></body>')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/digital-agencies/')
  await page.getByRole('heading', { level: 1, name: /^Рейтинг диджитал-агентств$/ }).waitFor()
  expect(await rows(page).count()).toBeGreaterThan(5)
  expect(await page.locator('html').getAttribute('class')).toBe(device)
  expect(consoleErrors).toEqual([])
})
