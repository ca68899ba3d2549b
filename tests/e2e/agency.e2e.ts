import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Answer } from '#contract/index.ts'
import { inGuillemets } from '#domain/russian/quotes.ts'
import { DEVICES, hydrated, isFocused, laidOut, linkToRating, test } from '#tests/support/browser/browser.ts'
import { agencySlug, api } from '#tests/support/site/site.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Разделы агентства' })
const currentTab = (page: Page) => tabs(page).locator('[aria-current=page]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const pathOf = (page: Page) => new URL(page.url()).pathname
const strip = (page: Page) => page.getByRole('region', { name: 'Вы смотрели' })

async function participants(): Promise<Answer<'agency-header'>[]> {
  const { rows } = await api('rating-page-main-info', { path: '/digital-agencies/' })
  return Promise.all(rows.map(({ agency }) => api('agency-header', { agency: agency.name_lat })))
}

async function firstThree() {
  const [first, second, third] = await participants()
  if (!first || !second || !third) throw new Error('The main rating of the tiny market is too short')
  return [first, second, third] as const
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Navigates by links, so that the browser makes the agency's calls. */
async function walkTo(page: Page, slug: string): Promise<void> {
  await open(page, '/')
  await linkToRating(page).click()
  // The main page names the agency too, and would be replaced under the press.
  await page.getByRole('heading', { level: 1, name: /^Рейтинг/ }).waitFor()
  await page.getByRole('main').locator(`a[href="/agency-${slug}/"]`).first().click()
}

test.for(DEVICES)(
  'every tab has its address and heading, and Back returns to it (%s)',
  async (device, { openPage }) => {
    const slug = await agencySlug()
    const agency = await api('agency-header', { agency: slug })
    const page = await openPage(device)
    await open(page, `/agency-${slug}/`)
    expect(await heading(page).textContent()).toBe(agency.name)

    for (const tab of agency.tabs.slice(1)) {
      await tabs(page).getByRole('link', { name: tab.title }).click()
      await expect.poll(() => pathOf(page)).toBe(tab.path)
      await expect.poll(() => currentTab(page).textContent()).toContain(tab.title)
      await expect.poll(() => heading(page).textContent()).toContain(`${agency.name}: `)
      expect(await heading(page).count()).toBe(1)
    }
    for (const tab of agency.tabs.slice(0, -1).toReversed()) {
      await page.goBack()
      await expect.poll(() => pathOf(page)).toBe(tab.path)
      await expect.poll(() => currentTab(page).textContent()).toContain(tab.title)
    }
  },
)

test('tabs can be opened with the keyboard', async ({ openPage }) => {
  const slug = await agencySlug()
  const page = await openPage('desktop')
  await open(page, `/agency-${slug}/`)
  await tabs(page).getByRole('link', { name: 'Портфолио' }).focus()
  await page.keyboard.press('Tab')
  const prices = tabs(page).getByRole('link', { name: 'Цены' })
  expect(await isFocused(prices)).toBe(true)
  await page.keyboard.press('Enter')
  const { title } = await api('agency-prices', { agency: slug })
  await page.getByRole('heading', { level: 2, name: title }).waitFor()
  expect(await currentTab(page).textContent()).toBe('Цены')
})

test.for(DEVICES)('tabs, prices and FAQ work without JavaScript (%s)', async (device, { openPage }) => {
  const slug = await agencySlug()
  const { list } = await api('agency-prices', { agency: slug })
  const { faq } = await api('agency-about', { agency: slug })
  const page = await openPage(device, { javaScriptEnabled: false })
  await page.goto(`/agency-${slug}/`)
  await tabs(page).getByRole('link', { name: 'Цены' }).click()
  for (const { title } of list) await page.getByText(title, { exact: true }).first().waitFor()
  await tabs(page).getByRole('link', { name: 'Вопросы' }).click()
  for (const { question, answer } of faq) {
    await page.getByRole('heading', { name: question }).waitFor()
    await page.getByText(answer).first().waitFor()
  }
})

test('a tab without content redirects to the agency', async ({ openPage }) => {
  const agency = (await participants()).find(({ tabs }) => !tabs.some(({ key }) => key === 'interviews'))
  if (!agency) throw new Error('Everybody in the tiny market was interviewed')
  const page = await openPage('desktop')
  await page.goto(`/agency-${agency.name_lat}/interviews/`)
  expect(pathOf(page)).toBe(`/agency-${agency.name_lat}/`)
  expect(await currentTab(page).textContent()).toBe('Главное')
})

test.for(DEVICES)('viewed agencies are listed on later pages and can be removed (%s)', async (device, { openPage }) => {
  const [first, second, third] = await firstThree()
  const page = await openPage(device)
  await open(page, `/agency-${first.name_lat}/`)
  // An agency is not listed on its own page, and no other was viewed.
  await expect.poll(() => page.evaluate('localStorage.viewedAgencies')).toBe(`[${first.id}]`)
  expect(await strip(page).count()).toBe(0)

  await open(page, `/agency-${second.name_lat}/`)
  await strip(page).getByRole('link', { name: first.name }).waitFor()
  expect(await strip(page).getByRole('link').count()).toBe(1)

  await open(page, `/agency-${third.name_lat}/`)
  // A view is recorded once the strip's deferred code has loaded.
  await strip(page).waitFor()
  for (const path of ['/digital-agencies/', '/']) {
    await open(page, path)
    await strip(page).waitFor()
    const shown = await strip(page).getByRole('link').allTextContents()
    expect(shown).toEqual([third.name, second.name, first.name])
  }

  // The strip is at the end of the page. Nobody presses there within a tenth of a second after the jump.
  await laidOut(page)
  await strip(page)
    .getByRole('button', { name: `Убрать ${inGuillemets(second.name)} из просмотренных` })
    .click()
  await expect.poll(() => strip(page).getByRole('link').allTextContents()).toEqual([third.name, first.name])
  await strip(page).getByRole('link', { name: first.name }).click()
  await expect.poll(() => heading(page).textContent()).toBe(first.name)
  await expect.poll(() => strip(page).getByRole('link').allTextContents()).toEqual([third.name])

  await strip(page).getByRole('button', { name: 'Очистить' }).click()
  await strip(page).waitFor({ state: 'detached' })
  await open(page, '/')
  await expect.poll(() => page.evaluate('localStorage.viewedAgencies')).toBe('[]')
})

test('removing a viewed agency updates other browser tabs', async ({ openContext }) => {
  const [first, second] = await firstThree()
  const context = await openContext('desktop')
  const one = await context.newPage()
  await open(one, `/agency-${first.name_lat}/`)
  await expect.poll(() => one.evaluate('localStorage.viewedAgencies')).toBe(`[${first.id}]`)
  await open(one, `/agency-${second.name_lat}/`)
  await strip(one).waitFor()
  const other = await context.newPage()
  await open(other, '/')
  await laidOut(other)
  await strip(other)
    .getByRole('button', { name: `Убрать ${inGuillemets(first.name)} из просмотренных` })
    .click()
  await strip(one).waitFor({ state: 'detached' })
})

test('the deferred strip causes no layout shift', async ({ openPage }) => {
  const [first, second] = await firstThree()
  const page = await openPage('mobile')
  await open(page, `/agency-${first.name_lat}/`)
  await expect.poll(() => page.evaluate('localStorage.viewedAgencies')).toBe(`[${first.id}]`)
  // The shortest page of an agency.
  await open(page, `/agency-${second.name_lat}/faq/`)
  await strip(page).waitFor()
  const shift = await page.evaluate(`new Promise(resolve => {
    let sum = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) sum += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => resolve(sum), 300)
  })`)
  expect(shift).toBeLessThan(0.005)
})

test.for(DEVICES)('a failed block shows its own error and loads on retry (%s)', async (device, { openPage }) => {
  const slug = await agencySlug()
  const page = await openPage(device)
  const calls = '**/api/agency-clients?*'
  await page.route(calls, route => route.abort())
  await walkTo(page, slug)
  const block = page.getByRole('region', { name: 'Клиенты' })
  await block.getByRole('alert').waitFor()
  await page.getByRole('heading', { name: 'Услуги' }).waitFor()
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(1)

  await page.unroute(calls)
  await block.getByRole('button', { name: 'Повторить' }).click()
  await block.getByRole('listitem').first().waitFor()
  expect(await block.getByRole('alert').count()).toBe(0)
})

test('a failed agency header shows the error page', async ({ openPage }) => {
  const page = await openPage('desktop')
  await page.route('**/api/agency-header?*', route => route.abort())
  await walkTo(page, await agencySlug())
  await page.getByRole('heading', { level: 1, name: /^Сервер не / }).waitFor()
})
